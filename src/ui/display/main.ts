/** Starts the table-side display: a page that only shows. */

import { createPinia } from 'pinia';
import { createApp, toRef } from 'vue';
import { chooseLink } from '../link/choose.ts';
import '../look/colours.css';
import '../look/type.css';
import '../look/base.css';
import { useCaller } from '../caller/caller.ts';
import { dressPage } from '../look/dress.ts';
import { useTable } from '../store/table.ts';
import App from './App.vue';

const app = createApp(App);
app.use(createPinia());
const table = useTable();
dressPage(toRef(table, 'told'));
useCaller().start(toRef(table, 'told'), toRef(table, 'connection'));
table.connect(chooseLink('display'));
app.mount('#app');
