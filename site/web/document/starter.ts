import earlyPresses from './early-presses.ts?inline-script'

/**
 * Runs before the first paint. Sets attributes on the document: theme, side bar state, whether a session token exists,
 * and whether the browser prefers English while no language was chosen. An address that cannot be decoded, at which the
 * server shows the page for missing things, becomes that page's own: the router could not read it. If the first HTML took more than 350 ms, sets
 * `data-slow`, which delays pictures and the display font until hydration (design/theme/early.css); otherwise the font
 * is preloaded at once.
 */
const looks = `(function(d,c){function v(n){var m=c.match(new RegExp('(?:^|; )'+n+'=([^;]*)'));return m?m[1]:''}
var t=v('theme');if(t!=='day'&&t!=='night')t=matchMedia('(prefers-color-scheme: dark)').matches?'night':'day';d.dataset.theme=t;
d.dataset.side=v('leftBar')==='1'?'closed':'open';
if(!v('language')&&/^en/i.test((navigator.languages||[]).find(function(l){return/^(zh|en)/i.test(l)})||''))d.setAttribute('data-asks-english','');
try{decodeURI(location.pathname)}catch(e){history.replaceState(null,'','/yukari')}
try{if(localStorage.getItem('token'))d.setAttribute('data-signed-in','')}catch(e){}
if(performance.now()>350)d.dataset.slow='';
else document.querySelectorAll('[data-face]').forEach(function(f){f.rel='preload'})
})(document.documentElement,document.cookie)`

/**
 * Loads the page's scripts. On a fast connection they are requested after the first paint, so that they do not delay
 * it. On a slow one they are preloaded at once, as each round trip costs more there. They run after the first paint in
 * both cases. A hidden tab never paints, so there they run at once.
 */
const life = `(function(d){var asked,began;
function ask(){if(!asked)d.querySelectorAll('[data-script]').forEach(function(l){l.rel='modulepreload'});asked=1}
function begin(){ask();if(began)return;began=1;var s=d.createElement('script');s.type='module';s.src=d.querySelector('[data-script]').href;d.head.append(s)}
if('slow' in d.documentElement.dataset)ask();
d.addEventListener('DOMContentLoaded',function(){if(d.hidden)return begin();requestAnimationFrame(function(){setTimeout(begin)});
d.addEventListener('visibilitychange',begin)})})(document)`

/**
 * The only inline script of the first HTML: sets attributes, holds presses until hydration, and loads the scripts. Its
 * hash is in the Content-Security-Policy, so it must be the same for everybody.
 */
export const starter = `${looks};${earlyPresses};${life}`
