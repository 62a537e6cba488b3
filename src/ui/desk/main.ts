/** Starts the desk: the store takes the link of this page, and the page is mounted. */

import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../look/colours.css';
import '../look/type.css';
import '../look/base.css';
import './desk.css';
import { chooseLink } from '../link/choose.ts';
import { useTable } from '../store/table.ts';
import App from './App.vue';

const app = createApp(App).use(createPinia());
useTable().connect(chooseLink('desk'));
app.mount('#desk');
