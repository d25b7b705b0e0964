/**
 * Wordings of where the patient stays, what is awaited and what the patient is treated as, with plain ones; applied in
 * order. No plain wording is more certain than the one it replaces.
 */
export const dispositions: readonly (readonly [RegExp, string])[] = [
  // "Hearing check in three months if fluid's still there"
  [
    /\b([a-z]{3,20})'s (?=(?:still|due|not|gone|back|clear|normal|positive|negative|high|low|worse|better)\b)/gi,
    "$1 is ",
  ],
  [/\b(if|unless) (that|this|it) does not (?:do it|do the trick|settle it|sort it)(?=$|[.,])/gi, "$1 $2 does not help"],
  // "I'd rather you use the gel"
  [
    /\b(?:I|we) would (?:much )?rather (?:that )?you (?=(?:use|take|try|stay|wait|go|come|stop|start|rest|avoid|keep|do|see)\b)/gi,
    "you should ",
  ],
  // "Since he had hives with amoxicillin I'll use cefdinir"
  [
    /^((?:(?:and|so|but),? )*(?:since|because|as) (?:you|he|she) (?:had|got|gets|reacted|broke out|are allergic|is allergic)\b[^,.;?]{3,50}?) (?=(?:I|we) (?:will|am going to|are going to|would) )/i,
    "$1, ",
  ],
  // "I think a CT makes sense"
  [
    /\b(?:I think |I feel (?:like )?)?(an? (?:[a-z-]+ ){0,3}(?:ct|mri|x-?ray|scan|ultrasound|ekg|ecg|blood test|culture|biopsy)(?: of (?:the|your|his|her) [a-z]+)?) (?:makes sense|is reasonable|is warranted|is a good idea|would be (?:a good idea|reasonable|wise)|is the (?:safest|right) (?:thing|choice))\b/gi,
    "we will get $1",
  ],
  [/\band get (?:some |the )?films\b/gi, "and we will get x-rays"],
  // "If your fingers turn blue, go numb or the pain gets worse, come back"
  [/(?<=\bif\b[^.?;]{3,80}[, ])go(?:es)? (?=(?:numb|cold|blue|white|pale|limp|dead|stiff)\b)/gi, "become "],
  // "Normally I'd use Silvadene but since you're allergic to sulfa, I'll use bacitracin"
  [
    /^((?:(?:and|so|okay|now),? )*)(?:normally|usually|ordinarily),? (?:I|we) (?:would|will) (?:use|give|prescribe|start|put on|do|try|reach for) [^,.;?]{3,40}?,? but (?:since|because|with|given|as) (?:you are|you have|he is|she is|your|the|his|her) [^,.;?]{3,50}, (?=(?:I|we) (?:will|am|are|would))/i,
    "$1",
  ],
  // "I want ophthalmology to see you tomorrow"
  [
    /\b(?:I|we) (?:do |would |really |also |just )*(?:want|like|need) (?:the |an? |our )?((?:[a-z]+ )?(?:[a-z]*(?:ology|ologist|surgery|surgeon|orthopedics|psychiatry|podiatry|dentistry|ortho|plastics|ent|dentist|clinic|team|specialist))) to (?:see|look at|evaluate|check|examine) (?:you|him|her|it|this|that)\b/gi,
    "we will refer you to $1",
  ],
  // "We'll hold off then and watch you here"
  [
    /\b(I|we) will (?:just )?hold off (?:(?:then|for now|on (?:that|it|the [a-z]+(?: [a-z]+)?)),? )*and (?=(?:watch|observe|keep|monitor)\b)/gi,
    "$1 will ",
  ],
  // "I'm going to numb this up with some lidocaine"
  [
    /\b(?:numb|freeze|anesthetize) (?:this|it|that|you|him|her|the (?:area|skin|wound|finger|spot)|(?:your|his|her|the) [a-z]+)(?: up)?(?: a bit| first| now)?,? (?:with|using) (?:some |a (?:little|bit of|shot of) |the )*(?=(?:[a-z]+caine)\b)([a-z]+)/gi,
    "give $1 for local anesthesia",
  ],
  [/\blet us see each other (?:again )?(?=in |next )/gi, "come back "],
  [
    /^((?:(?:and|so|but),? )*)it (?:might|may|could|would) (?:also )?be worth (?=(?:seeing|trying|doing|getting|having) )/gi,
    "$1we can consider ",
  ],
  // "We'll keep her in for observation"
  [
    /\b(I|we) (will|would like to|want to|am going to|are going to|need to|have to) (?:just |probably )?keep (you|him|her|them) in(?= (?:overnight|tonight|for (?:observation|the night|an?\b|\d))|[.,]|$)/gi,
    "$1 $2 admit $3",
  ],
  // "I want her in hospital"
  [
    /\b(?:I|we) (?:do |really |also |just )*(?:want|would like|need) (you|him|her|them) in (?:the )?(hospital|icu|intensive care|ward)\b(?! for)/gi,
    "we will admit $1 to the $2",
  ],
  // "He will be in isolation with droplet precautions"
  [
    /^((?:(?:and|so|but|then),? )*)(?:you|he|she|they) (?:will|are going to|is going to|need to|needs to) be (?:put |placed |kept )?in (?=(?:an? )?(?:isolation|single room|side room|negative[- ]pressure|private room|quarantine)\b)/gi,
    "$1we will place the patient in ",
  ],
  // "Then we watch him for four hours here"
  [
    /^((?:(?:and|so|but|then),? )*)we (watch|observe|monitor|keep) (you|him|her|them|it) (?=(?:here |closely )?(?:for \d|for (?:an?|the|about|at least)\b|overnight|here\b))/gi,
    "$1we will $2 $3 ",
  ],
  // "I want you on a blood thinner, apixaban 5 mg"
  [
    /\b(?:I|we) (?:do |really |also |just )*(?:want|would like|need) (?:to have )?(you|him|her|them) on (?=(?:an?|some) )/gi,
    "we will start $1 on ",
  ],
  // "I'd rather cover you with enoxaparin until we have the scan"
  [
    /\b(I|we) would rather (?=(?:cover|start|give|use|try|treat|keep|get|do|wait|admit|send|refer|see|put)\b)/gi,
    "$1 would like to ",
  ],
  // "We're going to treat this as COVID until proven otherwise"
  [
    /^((?:(?:and|so|but|okay|for now),? )*)(?:I|we) (?:(?:will|should|am going to|are going to|have to|need to|would) )?(?:treat|manage|regard|consider) (?:this|it|that|you|him|her) as (?:an? |possible |presumed |suspected )*(?=[a-z])(?!if\b|though\b|an? (?:inpatient|outpatient|emergency)|planned\b)/gi,
    "$1this could be ",
  ],
  [/\b(?:have|need) to assume (?:that )?(?:this|it) is (?=[a-z])/gi, "have to assume this could be "],
  // "You're passing a kidney stone"
  [/\b(you|he|she) (?:are|is) passing (?=an? (?:kidney |ureteric |small )?stone\b)/gi, "$1 have "],
  // "Your heart failure's flaring"
  [
    /^((?:(?:and|so|but|well),? )*(?:your|his|her|the) (?:[a-z]+ ){0,2}[a-z]+)'s (?=(?:still |definitely |clearly |really )*(?:flaring|acting up|worse|worsening|stable|out of control|not (?:well )?controlled|well controlled|in remission|improving|settled|resolved|under (?:good |better )?control|at goal|doing (?:very |pretty |really )?(?:well|fine|okay|great|better))\b)/gi,
    "$1 is ",
  ],
  // "If you get double vision, that's an emergency"
  [
    /, (?:then )?(?:that|this|it) is an emergency\b(?<=^(?:and |so |but )?(?:if|any) [^?]{3,190})/gi,
    ", go to the emergency department",
  ],
  // "If he needs a second one he's going to have to stay", "You'll have to be admitted"
  [
    /^((?:and |so |but )?if [^?]{3,120}?),?(?: then)? (?:you|he|she|they) (?:will|are going to|is going to|would) (?:have|need) to (?:stay|be (?:admitted|kept in|hospitali[sz]ed))(?: (?:in|here|with us|in the hospital)){0,2}(?=$|[.,]| (?:overnight|tonight|for)\b)/gi,
    "$1, we will admit the patient",
  ],
  [
    /^((?:(?:and|so|but|then),? )*)(you|he|she|they) (?:will|are going to|is going to) (?:have|need) to (?:be (?:admitted|kept in|hospitali[sz]ed)|stay (?:in|overnight|the night))(?=$|[.,]| )/gi,
    "$1we will admit the patient",
  ],
  // "We'll premedicate you with prednisone before the scan"
  [
    /\b(I|we) (will|would like to|want to|am going to|are going to|need to|have to) (?:just |also )?(?:pre-?medicate|pre-?treat|cover) (you|him|her|them) with (?=[a-z])/gi,
    "$1 $2 give $3 ",
  ],
  // "No antibiotics, it's a virus", "No need for a scan, because this is just a sprain"
  [
    /^((?:(?:and|so|but|okay),? )*no (?:need for (?:an? )?)?(?:antibiotics?|x-?rays?|scans?|imaging|steroids|surgery|stitches|casts?|antivirals?|opioids?|bloods?|blood tests?)(?: (?:here|today|for (?:this|that|you|him|her)|needed|necessary))?),? (?:because |since |as )?(?:it|this|that) is (?:just |only |most likely |likely )?(?:an? )?[a-z][^,.;]{2,40}$/gi,
    "$1",
  ],
  // "Physio will ring you"
  [
    /^((?:(?:and|so|then),? )*)(?:the |our |my )?((?:fracture |outpatient |[a-z]+ )?(?:physio(?:therap(?:y|ists?))?|clinic|pharmacy|[a-z]+ology|[a-z]+ nurses?|scheduling|schedulers?|dieti[ct]ian|hospital)) will (?:also )?(?:ring|call|phone|contact|text|be in touch with|reach out to) you\b/gi,
    "$1you will get a call from $2",
  ],
  // "For prevention I'd suggest candesartan"
  [
    /^((?:(?:and|so|then|now),? )*)for (prevention|prophylaxis|maintenance|rescue),? ((?:I|we) (?:would|will) (?:suggest|recommend|start|try|use|go (?:for|with)|add|give)(?: you| him| her)?(?: on)? [^,.;]{3,40}?)(?= (?:and|at|once|twice|if|until)\b|[,.;]|$)/gi,
    "$1$3 for $2",
  ],
  // "One dose of dexamethasone, 0.6 per kilo, so that's 8 mg"
  [
    /,? (?:so|which|and) (?:that|it)? ?(?:is|comes to|makes|works out (?:at|to)) (?:about )?(\d[\d.]* ?(?:mg|mcg|mL|g|units?|tablets?|puffs?))(?=$|[.,;]| )/gi,
    " ($1)",
  ],
  // "This is a moderate to severe asthma flare"
  [
    /\b(this|it|that) is an? (mild|moderate) to (moderate|severe) ([a-z]+(?: [a-z]+)?)(?=$|[,.])/gi,
    "$1 is $4, $2 to $3",
  ],
  // "You'll have a gastroscopy this week"
  [
    /^((?:(?:and|so|then|now),? )*)(?:you|he|she) (?:will|are going to|is going to) (?:have|get|undergo|need) (?=an? (?:[a-z]+ ){0,2}(?:[a-z]+scopy|scan|[a-z]*angiogram|echocardiogram|mri|ct|x-?ray|ultrasound|biopsy|stress test)\b)/gi,
    "$1we will order ",
  ],
  // "So next step, MRI this week"
  [
    /^((?:(?:so|and|now|okay|well),? )*)(?:the |our |your )?next steps?(?: here)?(?:,? (?:is|are|would be|will be)(?: to)?)?(?::|,)? (?=(?:get|do|order|check|start|try|send)\b)/gi,
    "$1we will ",
  ],
  [
    /^((?:(?:so|and|now|okay|well),? )*)(?:the |our |your )?next steps?(?: here)?(?:,? (?:is|are|would be|will be))?(?::|,)? (?:an? )?(?=(?:mri|ct|x-?ray|ultrasound|scan|echo|biopsy|referral)\b)/gi,
    "$1we will get the ",
  ],
  // "I'm confident it's your ACL", "I'm worried about the lateral meniscus"
  [
    /\b((?:this|it|that) (?:is|could be|may be|might be|looks like|has to be) |(?:concerned|worried) (?:about|that it is) |suspect )(?:your|the|his|her) ((?:lateral |medial |left |right )?(?:ACL|PCL|MCL|LCL|meniscus|rotator cuff|labrum|achilles(?: tendon)?))(?=$|[,.;]| (?:with|given|because|too|as well|and|from)\b)/gi,
    "$1a $2 injury",
  ],
  [
    /(?<=\b(?:injury|tear|sprain|strain|fracture)) (?:with|given|from|because of) where (?:you are|it is|that is|it hurts|you have)\b[^,.;]{0,30}/gi,
    "",
  ],
  // "Until then I'd like you on losartan 25 at night"
  [/^((?:(?:and|so|but),? )*)(?:until|till) then,? (?=(?:I|we|you|stay|keep|take|use|continue) )/gi, "$1"],
  [
    /\b(?:I|we) (?:do |really |also |just )*(?:want|would like|need) (?:to have )?(you|him|her|them) on (?=[a-z-]{4,20} \d)/gi,
    "we will start $1 on ",
  ],
  // "Once you get the Entresto you stop the losartan"
  [
    /^((?:(?:and|so|but|then),? )*(?:once|when|as soon as) (?:you|he|she) [^,.;]{4,60}?),? (?:you|he|she) (stop|start|switch|restart|come off|take|hold)(?= (?:the|your|his|her|[a-z]{5,})\b)/gi,
    "$1, $2",
  ],
  // "If it is more than 4 a month, a preventer is worth talking about"
  [
    /\bis worth (?:talking about|considering|trying|a try|a go|discussing|thinking about)(?=[.,]|$)/gi,
    "would be an option",
  ],
];
