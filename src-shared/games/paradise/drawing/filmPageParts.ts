/** The styles of a kept battle, in the light and the dark. */
export const filmStyles = `
:root{color-scheme:light dark;--paper:#f4eee0;--card:#fbf7ec;--ink:#241f1a;--soft:#6b6156;--red:#7d1f1f;--brass:#9a7427;--blue:#2f5d77;--step:0.2s}
@media(prefers-color-scheme:dark){:root{--paper:#191613;--card:#24201b;--ink:#efe6d4;--soft:#a99d8b;--red:#d06a5f;--brass:#c9a14c;--blue:#7fb0cb}}
body{margin:0 auto;max-width:1200px;padding:12px;background:var(--paper);color:var(--ink);font:16px/1.4 Georgia,serif}
h1{margin:0;font-size:22px}header p{margin:0 0 8px;color:var(--soft)}
svg{display:block;width:100%;max-height:70vh;background:var(--card)}
.controls{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:8px 0}
.controls input{flex:1 1 120px}button,select{min-height:44px;font:inherit;padding:0 12px}
#now{min-height:3em;font-weight:bold;margin:4px 0}#lines{height:180px;overflow-y:auto;font-size:14px;margin:0}
#lines .card{border-top:1px solid var(--soft);font-weight:bold}small{color:var(--soft);font-weight:normal}
.ground{fill:var(--card)}polyline,.roof{fill:none;stroke:var(--ink)}.sidewalk{opacity:.07}.curb{opacity:.3}.road{stroke:color-mix(in srgb,var(--ink) 13%,var(--card))}.middle{opacity:.3;stroke-dasharray:1.2 .9}.roof{opacity:.3;stroke-width:.07}.building{fill:var(--paper);stroke:var(--ink);stroke-width:.28}
.door{stroke:var(--paper);stroke-width:.42}.window{stroke:var(--blue);stroke-width:.3}.gate,.fire-escape{stroke:var(--brass);stroke-width:.34;stroke-dasharray:.3 .2}
.cover{fill:var(--ink);opacity:.28}.cover.light{opacity:.16}.cover.tall{opacity:.5}.hazard{fill:none;stroke:var(--soft);stroke-width:.15}.tree{fill:var(--brass)}
svg g{transition:transform var(--step) linear}svg g[hidden]{display:none}
.attackers{--side:var(--attackers,var(--red))}.defenders{--side:var(--defenders,var(--brass))}.law{--side:var(--blue)}.civilians{--side:var(--soft)}
.figure .body{fill:var(--side);stroke:var(--card);stroke-width:.1}.figure.down .body{fill:var(--card);stroke:var(--side);stroke-width:.16}
.figure.nervous{opacity:.7}.figure.hidden{opacity:.45}.figure.loot .body{stroke:var(--brass);stroke-width:.3}.figure.hands .body{stroke:var(--ink);stroke-dasharray:.2 .15}
.cross,.ring{display:none;fill:none;stroke:var(--side);stroke-width:.2}.figure.dead .cross{display:inline}
.figure.mark-hit .ring,.figure.mark-nerve .ring,.figure.mark-flinch .ring,.figure.mark-miss .ring{display:inline;stroke:var(--red)}.figure.mark-miss .ring,.figure.mark-flinch .ring{stroke-dasharray:.3 .3}
.car rect{fill:var(--card);stroke:var(--side);stroke-width:.2}.car path{stroke:var(--side);stroke-width:.2}.car:not(.empty) rect{fill:var(--side)}.car.wrecked rect{fill:var(--card);stroke-dasharray:.4 .3}
.objective rect{fill:var(--card);stroke:var(--brass);stroke-width:.16}.objective.gone rect{stroke:var(--soft);stroke-dasharray:.2 .2}.fire circle{fill:var(--red)}.charge circle{fill:var(--ink)}.blaze{fill:var(--red);opacity:.3}
svg text{font:600 .8px sans-serif;fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--card);stroke-width:.25}.house{fill:var(--soft)}
#deed{stroke:var(--ink);stroke-width:.18}#deed.fires{stroke:var(--red);stroke-width:.26}#deed.aims,#deed.talks,#deed.looks{stroke-dasharray:.4 .3}#deed.throws{stroke:var(--brass);stroke-dasharray:.7 .35}
@media(prefers-reduced-motion:reduce){svg g{transition:none}}
`;

/** The player of a kept battle: it puts the pieces where a step has them, and goes on by itself. */
export const filmScript = `
(function(){
var film=JSON.parse(document.getElementById('film').textContent),steps=film.steps,at=0,timer=0;
function find(id){return document.getElementById(id)}
var play=find('play'),range=find('at'),deed=find('deed'),now=find('now'),lines=find('lines'),speed=find('speed');
function put(changes){changes.forEach(function(one){var g=find('p'+one[0]),to=one[1];
if(!to){g.setAttribute('hidden','');return}
g.removeAttribute('hidden');g.setAttribute('class',to[2]);g.style.transform='translate('+to[0]+'px,'+to[1]+'px) rotate('+to[3]+'deg)'})}
function say(step){var li=document.createElement('li'),dice=document.createElement('small');li.textContent=step.t+' ';dice.textContent=step.r;li.appendChild(dice);if(step.c)li.className='card';lines.appendChild(li);lines.scrollTop=lines.scrollHeight}
function show(step){now.textContent=step?step.t+(step.r?' ['+step.r+']':''):'';
if(step&&step.d){deed.setAttribute('class',step.d[0]);['x1','y1','x2','y2'].forEach(function(name,i){deed.setAttribute(name,step.d[i+1])});deed.removeAttribute('visibility')}else deed.setAttribute('visibility','hidden');
range.value=String(at)}
function goTo(to){to=Math.max(0,Math.min(steps.length,to));
if(to<at){at=0;lines.textContent='';document.querySelectorAll('svg g').forEach(function(g){g.setAttribute('hidden','')});put(film.first)}
while(at<to){put(steps[at].p);say(steps[at]);at+=1}
show(at?steps[at-1]:null)}
function stop(){clearTimeout(timer);timer=0;play.textContent=at>=steps.length?'Play again':'Play'}
function next(){if(at>=steps.length){stop();return}
var ms=steps[at].ms/Number(speed.value);document.documentElement.style.setProperty('--step',ms+'ms');goTo(at+1);timer=setTimeout(next,ms)}
function start(){if(at>=steps.length)goTo(0);play.textContent='Pause';timer=setTimeout(next,300)}
play.onclick=function(){if(timer)stop();else start()};
find('on').onclick=function(){stop();goTo(at+1);stop()};find('back').onclick=function(){stop();goTo(at-1);stop()};
range.oninput=function(){stop();goTo(Number(range.value));stop()};
put(film.first);show(null);start();
})();
`;
