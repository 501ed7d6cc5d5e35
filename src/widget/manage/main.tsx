import '../../ui/tokens.css';
import '../styles/frame.css';
import '../styles/calendar.css';
import '../styles/times.css';
import '../styles/form.css';
import './manage.css';
import { createRoot } from 'react-dom/client';
import { showPage } from './show-page.tsx';

const place = document.getElementById('booking');
if (place) void showPage(createRoot(place));
