import { chromium } from '@playwright/test';
const shop='http://localhost:3000';
const FLAGS='--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ');
const UA='Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:FLAGS});
const cookie={name:'cookie-consent',value:encodeURIComponent(JSON.stringify({necessary:true,marketing:false,personalisation:false,v:1,t:1})),url:shop};
for(const [name,vp,cs,path] of [['a',{width:390,height:844},'light','/se/search/kamera under 500'],['b',{width:1440,height:900},'dark','/se/search/dyraste datorn'],['c',{width:390,height:844},'dark','/se/search/tv 55 tum under 6000'],['d',{width:1440,height:900},'light','/se/search/skrivare färg']]){
 const c=await b.newContext({userAgent:UA,viewport:vp,colorScheme:cs}); await c.addCookies([cookie]);
 const p=await c.newPage();
 await p.goto(shop+encodeURI(path)); await p.waitForTimeout(2500);
 await p.screenshot({path:`/tmp/s-${name}.png`});
 await c.close();
}
await b.close();
