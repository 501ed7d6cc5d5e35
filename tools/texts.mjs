/** `npm run texts`: compiles the texts of `src/locales` for the type check and the editor. Other commands do so first. */
import { setUp } from './setup.mjs';

await setUp();
