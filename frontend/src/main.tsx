import { prepareApp } from './app/start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
const show = await prepareApp('empty');
show(root);
