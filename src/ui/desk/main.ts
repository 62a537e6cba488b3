/** Starts the desk: the store takes the link of this page, and the page is mounted. */

import { createPinia } from 'pinia';
import { createApp, toRef } from 'vue';
import '../look/colours.css';
import '../look/type.css';
import '../look/base.css';
import { useCaller } from '../caller/caller.ts';
import { dressPage } from '../look/dress.ts';
import './desk.css';
import { chooseLink } from '../link/choose.ts';
import { useTable } from '../store/table.ts';
import App from './App.vue';

const app = createApp(App).use(createPinia());
const table = useTable();
dressPage(toRef(table, 'told'));
useCaller().start(toRef(table, 'told'), toRef(table, 'connection'));
table.connect(chooseLink('desk'));
app.mount('#desk');
