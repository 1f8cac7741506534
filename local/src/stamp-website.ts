// The end of `npm run build`: a start or a test run after it finds the website built.
import { stampWebsite } from './build.ts';

stampWebsite();
