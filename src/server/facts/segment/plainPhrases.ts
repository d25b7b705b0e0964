import { acutePhrases } from "./phrases/acutePhrases";
import { measurementPhrases } from "./phrases/measurementPhrases";
import { reactionPhrases } from "./phrases/reactionPhrases";
import { historyPhrases } from "./phrases/historyPhrases";
import { relativePhrases } from "./phrases/relativePhrases";

/** Spoken phrases with the words in which questions and statements are read, applied in order. */
export const plainPhrases: readonly (readonly [RegExp, string])[] = [
  // "one-oh-two"
  [
    /\b(one|two|three|four|five|six|seven|eight|nine)-(?:oh|o)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/gi,
    "$1 oh ",
  ],
  ...acutePhrases,
  ...measurementPhrases,
  ...relativePhrases,
  ...historyPhrases,
  ...reactionPhrases,
  // "Do you bruise easily, or bleed a lot after the dentist?"
  [
    /(?<=\bbruise (?:easily|a lot)),? or bleed (?:a lot |easily |heavily |more )?(?:after|when|with|at) (?:the |a |having )?(?:dentist|dental work|tooth|teeth|cuts?|you cut|you brush|shav\w+|brushing|small cuts)\b/gi,
    "",
  ],
  // "In between, no. After sex, there was one time"
  [/(^|[.;] )in between(?: the periods)?,? no(?=[.,;])/gi, "$1no bleeding between my periods"],
  [
    /(^|[.;,] )after sex,? (?:(?:erm|um|uh|well),? )?(?=(?:there was|once|yes|a bit|a little|one time|twice|sometimes)\b)/gi,
    "$1I had bleeding after sex, ",
  ],
  // "Not keen on the needle"
  [/\bnot keen on (?:the |any |those )?(?:needles?|jabs?)\b/gi, "not keen on the injection"],
  [
    /(^|[.;?!] )((?:(?:well|oh|um|no|yeah),? )*)not (?=(?:keen|fussed|interested in|ready for|up for|happy (?:with|about)|comfortable with|a fan of)\b)/gi,
    "$1$2I am not ",
  ],
  // "We'll talk in one week and I'll see you in three"
  [
    /\b(in (?:\d{1,2}|one|two|three|four|six|a|an) )(day|week|month)(s?)(,? and [^.;?]{0,30}\bsee (?:you|him|her)(?: back| again)? in )(two|three|four|five|six|eight|\d{1,2})(?=$|[.;])/gi,
    "$1$2$3$4$5 $2s",
  ],
  // "Should you get short of breath, call an ambulance"
  [
    /(^|[.;] )((?:(?:and|but|so|now),? )?)should you (?=[a-z][^.?,]{2,80}, [^.?]{3})(?![^.?]{0,120}\?)/gi,
    "$1$2if you ",
  ],
  [
    /(^|[.;] )((?:(?:and|but|so|now),? )?)should (it|this|that|he|she|(?:the|your|his|her|this|that|any) (?:[a-z]+ ){0,2}?[a-z]+) (?=\w)(get|spread|come|return|start|open|bleed|become|develop|fail|persist|continue|go|drop|rise|swell|turn|happen|keep|change|not|be|have|stop)\b(?=[^.?,]{0,60}, [^.?]{3})(?![^.?]{0,120}\?)/gi,
    "$1$2if $3 should $4",
  ],
  // "Any fever over 101 or spreading redness and I want you back here"
  [
    /(^|[.;] )((?:(?:and|but|so|now),? )?)any ([a-z][^.;?]{3,90}?),? (?:and|then) (?:I want you (?:right |straight )?back (?:here|in)|I want to see you(?: back| again)?(?: here)?|you (?:need to |should |must )?(?:come|get) (?:right |straight )?(?:back (?:here|in)|in|to see (?:me|us)))(?=$|[.,;])/gi,
    "$1$2if there is any $3, come back in",
  ],
  // "Let's have you take one less water pill a day"
  [
    /\b(?:let us|I will|we will|I would like to|I want to|we are going to) have you (?=(?:take|use|do) (?:an? |one |two |half )?(?:less|fewer|more|extra|additional)\b)/gi,
    "I want you to ",
  ],
  [
    /\b((?:any|had|have|having|get|getting) (?:any |some )?)lows(?=[,?.]| (?:at|since|overnight|recently|lately|or|and|in)\b)/gi,
    "$1low blood sugars",
  ],
  [
    /\b(did you (?:ever )?(?:have|get|need|do|receive) (?:any )?)radiation(?=[,?]| (?:or|and|for|with|too|after)\b)/gi,
    "$1radiation therapy",
  ],
  [
    /\b(did you (?:ever )?(?:have|get|need|do|receive) (?:any )?)chemo(?=[,?]| (?:or|and|for|with|too|after)\b)/gi,
    "$1chemotherapy",
  ],
  [
    /\bdo(?:es)? (?:the )?(?:bright )?lights? (?:hurt|bother) you\?,? (?:(?:or|and|what about|how about) )?(?:sounds?|noises?)\?/gi,
    "any sensitivity to light or sensitivity to sound?",
  ],
  [
    /\bdo(?:es)? (?:the )?(?:bright )?(?:lights?|sounds?|noises?) (?:or|and) (?:bright )?(?:lights?|sounds?|noises?) (?:hurt|bother) you\?/gi,
    "any sensitivity to light or sensitivity to sound?",
  ],
  [
    /\bwhat you are (?:describing|having|getting|experiencing|telling me about)(?: here)? (?:is|sounds (?:a lot )?like) (?=[a-z])/gi,
    "this is ",
  ],
  [
    /\b(?:the|your|his|her) (?:whole )?(?:story|history|picture|description) (?:does |really |certainly |all )*(sounds?|looks?|seems?) (?:a lot |very much )?like (?=[a-z])/gi,
    "this $1 like ",
  ],
  // "Have your bowels opened yet?"
  [
    /\b(?:have|did) (?:your|his|her) bowels (?:been )?(?:opened?|moved?|worked?|gone|go)\b/gi,
    "have you opened your bowels",
  ],
  // "This is day two following your hip replacement"
  [
    /\b(?:(?:so )?(?:this|it) is(?: now)?|you are(?: now)?|we are(?: now)?) (?:(?:post[- ]?op(?:erative)?|postoperative) )?day (?=\w)(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: post[- ]?op(?:erative(?:ly)?)?)? (?:following|after|from|since|post) (?:your|the|his|her|an?) (?=(?:[a-z-]+ ){0,3}(?=\w)(?:surgery|operation|procedure|replacement|repair|bypass|section|fixation|reconstruction|transplant|graft|hernia|hip|knee|[a-z]+(?:ectomy|otomy|ostomy|plasty|desis|oscopy))\b)/gi,
    "you are $1 days out from your ",
  ],
  // "A bit tender around the wounds, as you'd expect"
  [
    /,? (?:just )?as (?:you|I|we|one) (?:would|might|'d) (?:have )?expect(?:ed)?(?: at this (?:stage|point))?(?=$|[,.;])/gi,
    "",
  ],
  // "Can I have a quick look at your leg?"
  [
    /(^|[.;] )((?:(?:okay|right|so|and|now|well|good),? ){0,3})(?:can|could|may|shall|is it (?:okay|all right|alright) if|do you mind if|mind if) I (?:just |quickly |please ){0,2}((?=\w)(?:(?:have|take) a (?:quick |little |proper )?(?:look|listen|feel)|examine|listen to|look (?:at|in)|feel|press on) (?:at |in |inside |to |of |on )?(?:your|the|that|his|her) [a-z ]{3,30})\?/gi,
    "$1$2Let me $3.",
  ],
  // "Like somebody's sitting on my chest"
  [
    /\blike (some(?:one|body|thing)(?: is|'s| was)) (?=(?:sitting|standing|squeez|press|push|pull|stabb|crush|grabb|tear|ripp|twist|poking|stuck|hitting|kick|punch|burning|crawl|drill)[a-z]*\b)/gi,
    "as if $1 ",
  ],
  // "My older brother, he just started dialysis"
  [
    /\b((?:my|his|her) (?:(?:older|younger|oldest|youngest|little|big|twin|half) )?(?=\w)(?:brother|sister|mother|mom|mum|father|dad|grandmother|grandfather|grandma|grandpa|aunt|uncle|son|daughter|wife|husband|cousin)),? (?:he|she) (?=(?:just |also |always |still |only |recently )?(?=\w)(?:is|was|has|had|does|did|got|takes?|took|died|started|passed|lives|works|smokes|drinks|uses|used|gets|went|came|gave|lost|needs|needed)\b)/gi,
    "$1 ",
  ],
  [/\b(?:here is|this is) (?:a|your|the) (?:script|prescription) for /gi, "I will prescribe "],
  // "Impression: acute sinusitis"
  [
    /(^|[.;] )(?:(?:my |the |final |working )?(?:impression|diagnosis|dx|assessment)(?: (?:number )?(?:one|two|three|\d)[:,]?|[:,])|(?<=\b(?:impression|diagnosis|assessment)\b.{1,80})(?:number )(?:one|two|three|\d)[:,]?) (?!and plan\b|plan\b|that\b|you\b|he\b|she\b|the\b)(?=[a-z])/gi,
    "$1this is ",
  ],
  [/\bthis is an? likely (?=[a-z])/gi, "this is likely "],
  [/\bthis is (?:(?:an? )?(?:probable|presumed|suspected|presumptive)) (?=[a-z])/gi, "this is probably "],
  [/\bthis is (?:an? )?(?:possible|query|questionable) (?=[a-z])/gi, "this is possibly "],
  [/\b((?:it|this|that) is) (?:much |far |a lot )?more likely (?:to be )?(?=[a-z])/gi, "$1 likely "],
  [/\b(it|this|that) (looks?|sounds?|seems?) (?:much |a lot |far )?more like (?=[a-z])/gi, "$1 $2 like "],
  // "We'll come off that", "Let's put that up to 100"
  [
    /\b(we will|we can|we should|let us|I want you to|I would like you to) (?:come|get you|take you) off (that|it|them|this|the|your)\b/gi,
    "$1 stop $2",
  ],
  [
    /\b(let us|we will|I will|we can|I would like to|I want to|going to) (?:put|take|bring|move|bump) (?:that|it|this) up (?=to \d)/gi,
    "$1 increase it ",
  ],
  [
    /\b(let us|we will|I will|we can|I would like to|I want to|going to) (?:put|take|bring|move|bump) (?:that|it|this) down (?=to \d)/gi,
    "$1 decrease it ",
  ],
  // "I'll give you doxycycline. Don't fill it unless you get a fever"
  [
    /(?:[.,;]|[.,;]? (?:but|and))(?: please| so)? (?:do not|never) (?:fill|take|start|use|open|collect|pick up|cash in) (?:it|this|them|that)(?: (?:yet|now|just yet|straight away|in))? unless /gi,
    ", only if ",
  ],
  [
    /(?:[.,;]|[.,;]? (?:but|and))(?: please| so)? only (?:fill|take|start|use|open|collect|pick up|cash in) (?:it|this|them|that)(?: in)? if /gi,
    ", only if ",
  ],
  // "On my mother's side, her father"
  [
    /\bon (?:my|the) (mother|mom|mum|father|dad)'s side(?: of the family)?,? (?:(?:it|that) (?:was|is) )?(?:her|his) (father|mother|mum|mom|dad|brother|sister|aunt|uncle)\b/gi,
    "my $1's $2",
  ],
  [/\bthis (sound|look|seem) like (?=[a-z])/gi, "this $1s like "],
  // "It's been, I don't know, maybe three weeks"
  [
    /\b(for(?: the (?:past|last))?|past|last|about|around|since|been|over|like|maybe)(?:,? (?:um,? |uh,? |oh,? )?(?:I do not know|what|gosh|God|let me (?:think|see)|I want to say|I would say|I guess|what is it|oh|hmm),?|(?<=\b(?:for|since|about|around|past)),) (?=(?:(?:maybe|probably|about|like|around|almost|at least|the last|the past),? ){0,2}(?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|few|couple|several|half|last|early|late|january|february|march|april|may\b|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|summer|winter|spring|yesterday))/gi,
    "$1 ",
  ],
  // "Put it this way, I know where every toilet is"
  [
    /(?:^|(?<=[,.;] ))(?:(?:well|let us|let me|I will|just),? ){0,3}(?:put|say) it (?:this|like this|another) way,? /gi,
    "",
  ],
  // "It makes me think you have fibroids"
  [
    /\b(?:it|that|this|which|all (?:of )?(?:that|this)) (?:really |just )?(?:makes|leads|has) me (?:to )?(?:think|thinking|suspect|believe|wonder if) (?:that )?(?=(?:you|he|she|this|it|there) (?:may |might |could )?(?:have|has|is|are)\b)/gi,
    "I think ",
  ],
  // "If it gets worse, you call that or come in"
  [/(\bif [^.;?,]{4,90}), you (?=(?:call|ring|phone|text|come|go|get|head|dial)\b)/gi, "$1, "],
  [/\b(call|ring|phone|text) (?:that|it)(?= (?:or|and) (?:come|go|get|head)\b)/gi, "$1 that number"],
  // "I want you to have the crisis line number"
  [
    /\bI (?:want|would like) you to (?:have|take|keep) (?=(?:the|this|a|our|my|some) (?:[a-z-]+ ){0,3}(?:number|leaflets?|handouts?|card|sheet)\b)/gi,
    "here is ",
  ],
  // "Energy, motivation, that kind of thing?"
  [/,? (?:and )?(?:all )?(?:that (?:kind|sort) of (?:thing|stuff)|things like that|stuff like that)\?/gi, "?"],
  [
    /\b(energy(?: levels?)?|motivation|concentration|appetite|sleep|mood), (?=(?:energy|motivation|concentration|appetite|sleep|mood)\?)/gi,
    "$1 and ",
  ],
  // "I've been low. Ever since I got laid off"
  [/([a-z])[.?] (?:and )?ever since (?=(?:I|he|she|we|it|the|my|his|her) [^.?,;]{3,80}(?:[.?]|$))/gi, "$1 ever since "],
  [/\b(?:nought|naught)(?= point\b)/gi, "zero"],
  // "Impression, constipation. Plan, Laxido one sachet twice a day"
  [/(^|[.] )(impression|assessment|assessment and plan|plan|diagnosis), (?=[a-z])/gi, "$1$2: "],
  [/(^|[.] )O\.? ?E\.? (?=[a-z])/g, "$1on examination, "],
  // "How's your mood in yourself?"
  [/\b(moods?|spirits|feeling|feel) in (?:yourself|himself|herself|themselves)\b/gi, "$1"],
  // "I fall asleep okay but I'm up at three, four in the morning"
  [
    /\b(fall(?:s|ing)?|fell|get(?:s|ting)? (?:off )?to) (asleep|sleep) (?:okay|ok|fine|alright|all right|no problem)\b/gi,
    "$1 $2 easily",
  ],
  [
    /\b((?:at|around|about|by|until|till) (?:like )?)(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}), (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?: in the (?:morning|evening|afternoon)| a\.?m| p\.?m| o'clock|[.,?]|$))/gi,
    "$1$2 or ",
  ],
  [/\bmore like (?=\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b)/gi, "about "],
  // "It used to be four and now it's eight"
  [
    /(^|[.;] )(?:it|they) (used to be [a-z0-9 ]{1,20}),? (?:and|but) (?:now|these days|lately) (?:it is|they are|it's) ([a-z0-9 ]{1,24})(?=$|[.;])/gi,
    "$1$3 now, $2",
  ],
  // "I'd start bisoprolol, no, let's wait until the spirometry is back"
  [
    /\b(?:I|we) (?:would|will|could|am going to|are going to) (?:start|add|try|give you|order|get|do|prescribe|book) ((?:[^.;,?]|\.(?=\d)){3,50}),? (?:(?:actually|well|oh|hang on|wait),? )?no,? (?:(?:actually|wait),? )?(?:let us|(?:I|we) (?:will|would|should)(?: rather)?) (?:wait|hold off)(?: on (?:that|it))? ((?:until|till|for) [^.;?]{3,60})/gi,
    "we will hold off on $1 $2",
  ],
  // "Last smear?"
  [
    /(^|[.?] )((?:(?:and|so|okay|what about|how about),? )*)(?:your |his |her )?last (pap(?: smear| test)?|smear(?: test)?|cervical (?:smear|screening)|mammogram|colonoscopy|bone density(?: scan| test)?|dexa(?: scan)?|eye (?:exam|test)|psa|a1c|check-?up|physical)\?/gi,
    "$1$2when was your last $3?",
  ],
  // "Bleeding in between periods, or after sex?"
  [
    /\b(bleed(?:ing|s)?|spotting)((?: in)? between (?:your |my |the )?periods),? (or|and) (after (?:you have |having )?(?:sex|intercourse))\b/gi,
    "$1$2 $3 bleeding $4",
  ],
  [
    /\b(it|that|this)(?:'s| is) (crossed|happened|gotten|become|helped|worked|improved|spread|cleared|changed)(?= (?:my|me|up|a|to|since|for|with|over|the|in|before|so|more|worse|better)\b)/gi,
    "$1 has $2",
  ],
  [
    /\bmy (?:aunt|uncle|cousin|nephew|niece), my (mom|mum|dad|mother|father)'s (sister|brother|mother|father|cousin), (?=(?:has|had|is|was|died|takes|also|had)\b)/gi,
    "my $1's $2 ",
  ],
];
