import '../ui/tokens.css';
import '../diner/styles/frame.css';
import '../diner/styles/calendar.css';
import '../diner/styles/times.css';
import '../diner/styles/form.css';
import './manage.css';
import { createRoot } from 'react-dom/client';
import { showPage } from './show-page.tsx';

const container = document.getElementById('booking');
if (container) void showPage(createRoot(container));
