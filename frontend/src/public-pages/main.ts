import { startSite } from './site';

const root = document.getElementById('root');
if (root) startSite(root);
