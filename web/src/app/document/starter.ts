import earlyPresses from './early-presses.ts?inline-script'

/**
 * Before the first paint: theme, side bar, whether somebody is signed in, and whether the browser asks for English where
 * no language was chosen. Where the first HTML itself took long to come, `data-slow` keeps pictures and the display face
 * back until the page lives (design/theme/early.css); elsewhere the face is asked for at once.
 */
const looks = `(function(d,c){function v(n){var m=c.match(new RegExp('(?:^|; )'+n+'=([^;]*)'));return m?m[1]:''}
var t=v('theme');if(t!=='day'&&t!=='night')t=matchMedia('(prefers-color-scheme: dark)').matches?'night':'day';d.dataset.theme=t;
d.dataset.side=v('leftBar')==='1'?'closed':'open';
if(!v('language')&&/^en/i.test((navigator.languages||[]).find(function(l){return/^(zh|en)/i.test(l)})||''))d.setAttribute('data-asks-english','');
try{if(localStorage.getItem('token'))d.setAttribute('data-signed-in','')}catch(e){}
if(performance.now()>350)d.dataset.slow='';
else document.querySelectorAll('[data-face]').forEach(function(f){f.rel='preload'})
})(document.documentElement,document.cookie)`

/**
 * The one inline script of the first HTML; its second part holds presses until the page lives. Its hash stands in the
 * Content-Security-Policy, so it is the same for everybody.
 */
export const starter = `${looks};${earlyPresses}`
