import earlyPresses from './early-presses.ts?inline-script'

/** Theme, side bar and whether somebody is signed in, before the first paint. */
const looks = `(function(d,c){function v(n){var m=c.match(new RegExp('(?:^|; )'+n+'=([^;]*)'));return m?m[1]:''}
var t=v('theme');if(t!=='day'&&t!=='night')t=matchMedia('(prefers-color-scheme: dark)').matches?'night':'day';d.dataset.theme=t;
d.dataset.side=v('leftBar')==='1'?'closed':'open';
try{if(localStorage.getItem('token'))d.setAttribute('data-signed-in','')}catch(e){}
})(document.documentElement,document.cookie)`

/**
 * The one inline script of the first HTML; its second part holds presses until the page lives. Its hash stands in the
 * Content-Security-Policy, so it is the same for everybody.
 */
export const starter = `${looks};${earlyPresses}`
