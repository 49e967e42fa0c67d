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
 * Brings the page to life. On a quick line its scripts are asked for once it was painted, so that neither the line nor the
 * processor is kept from what is seen first; on a slow one at once, after what is seen, because each question costs there.
 * They run after the first paint either way. Nothing is painted in a tab that nobody sees: there they run at once.
 */
const life = `(function(d){var asked,began;
function ask(){if(!asked)d.querySelectorAll('[data-script]').forEach(function(l){l.rel='modulepreload'});asked=1}
function begin(){ask();if(began)return;began=1;var s=d.createElement('script');s.type='module';s.src=d.querySelector('[data-script]').href;d.head.append(s)}
if('slow' in d.documentElement.dataset)ask();
d.addEventListener('DOMContentLoaded',function(){if(d.hidden)return begin();requestAnimationFrame(function(){setTimeout(begin)});
d.addEventListener('visibilitychange',begin)})})(document)`

/**
 * The one inline script of the first HTML; its second part holds presses until the page lives, its third brings it to life. Its hash stands in the
 * Content-Security-Policy, so it is the same for everybody.
 */
export const starter = `${looks};${earlyPresses};${life}`
