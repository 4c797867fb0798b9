import { createSandbox } from '../mock/create-sandbox.ts';
const s = await createSandbox({port: 4777});
console.log(s.url);
setTimeout(()=>void s.close(), 60000);
