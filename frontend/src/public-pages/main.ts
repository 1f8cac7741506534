import { startPublicPage } from './start-public-page';

const root = document.getElementById('root');
if (root) startPublicPage(root);
