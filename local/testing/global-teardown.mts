export { endTestRun as default } from './test-run-end.ts';
