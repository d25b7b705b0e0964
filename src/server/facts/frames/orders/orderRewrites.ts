import { getRewrites } from "./getRewrites";

/** Spoken orders with their form in a note; only the first that matches is applied. */
export const orderRewrites: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:put|place|start|get|pop|begin|initiate) (?:you|him|her|them) (?:back |started |going )?on (?!(?:the|a|our) (?:[a-z]+ )?list\b)(?:some |a |the |an? )?/i,
    "start ",
  ],
  [/^(?:continue|keep|maintain|leave|have) (?:you|him|her|them) on (?:the |your |that )?/i, "continue "],
  [/^(?:take|wean) (?:you|him|her|them) off (?:of )?(?:the |your )?/i, "stop "],
  [
    /^(?:give|write|provide|offer) (?:you|him|her|them) (?:an? )?(?:prescription|script|refill) (?:for|of) /i,
    "prescribe ",
  ],
  // "Put in a script for"
  [
    /^(?:write|send|call|phone|put)(?: (?:you|in))* (?:an? )?(?:(?:standby|stand-by|back-?up|rescue|delayed|emergency|new|written|short) )?(?:prescription|script) (?:for|of) /i,
    "prescribe ",
  ],
  [/^(?:send|call|phone) in (?:a |some )?/i, "prescribe "],
  [/^prescribe (?:you|him|her|them) /i, "prescribe "],
  [
    /^(?:get|put) (?:you|him|her|them) (?:back )?(?:in|into) (?:some |a |the )?(?=(?:physical|occupational|speech|hand|cognitive|talk|group|family|couples) therapy|therapy|physio|rehab|counsel|pulmonary|cardiac)/i,
    "refer to ",
  ],
  ...getRewrites,
  [/^get ((?:that|the|an?|your|this|some) [^,;]{3,60}?) (?:done|taken|checked)\b/i, "obtain $1"],
  [
    /^(?:give|get) (?:you|him|her|them) (?!(?:in|into|to|back|over|out|up|off|through|down|home|better|ready|started|scheduled|feeling|set|plugged|hooked|seen|referred|moving|going|walking|well|connected|established|enrolled|fitted|tested|screened|checked|vaccinated|admitted|signed)\b)(?:on )?(?:some |a course of )?(?=(?:\w+ )?\w+ ?\d* ?(?:mg|mcg)?)/i,
    "give ",
  ],
  [/^(?:send|discharge) (?:you|him|her|them) home (?:with|on) (?:some |the )?/i, "give "],
  [
    /^(?:send|refer) (?:you|him|her|them) (?:out |over |on |off |along |down )?(?:to|for) (?:see )?(?:our |my |the )?/i,
    "refer to ",
  ],
  [
    /^(?:send|refer) (?:you|him|her|them) (?!an? (?:[a-z]+ )?(?:note|letter|message|copy|fax|email|reminder|form|link)\b)/i,
    "refer ",
  ],
  [/^(?:set|hook) (?:you|him|her|them) up (?:with|for) (?:our |my |the )?/i, "arrange "],
  [/^set up /i, "arrange "],
  [/^go (?:for|with) (?=[a-z]+(?:,| \d| at\b| once| twice| daily|$))/i, "start "],
  [/^get (?:you|him|her|them) (?:in|set up|plugged in|hooked up) with (?:our |the |an? )?/i, "refer to "],
  [/^load (?:you|him|her|them) (?:up )?with /i, "give a loading dose of "],
  [/^admit (?:you|him|her|them) /i, "admit the patient "],
  [/^(?:put|book|pencil) (?:you|him|her|them) in for /i, "refer for "],
  [/^(?:book|schedule|list) (?:you|him|her|them) (?:down )?for (?=(?:an?|the|your|some|another) )/i, "schedule "],
  [/^(?:put|book) (?:you|him|her|them) in (?:with|to see) /i, "arrange an appointment with "],
  [
    /^(?:have|get) (?:you|him|her|them) (?:in )?(?:to )?see (?!(?:me|us)\b)(?:our |my |the |one of our )?/i,
    "refer to ",
  ],
  [/^have (?:you|him|her|them) /i, "have the patient "],
  [
    /^(?:order|get|do|schedule|book|arrange|obtain|run|check) (?:you|him|her|them) (?=an?\b|some\b|another\b|for\b|your\b)/i,
    "order ",
  ],
  [/^get (?=an?\b|some\b|another\b|the\b|your\b|that\b|repeat\b)/i, "obtain "],
  [/^(?:get|go) back on (?:the |your )?/i, "resume "],
  [/^go back (?:up |down )?to (?=(?:the |your )?(?:old|previous|usual|original|lower|higher|former) dose)/i, "resume "],
  [/^keep up (?:with )?(?:the |your )?/i, "continue "],
  [/^(?:bump|go) up (?:on )?/i, "increase "],
  [/^up /i, "increase "],
  [/^(?:bump|raise) (?:your |the |it )?/i, "increase "],
  [
    /^halve (?:the (?:dose of )?|your (?:dose of )?)?((?:(?:water|blood pressure|cholesterol|thyroid|sleeping|iron|heart|steroid|reflux) )?[a-z][a-z-]*)(?: dose)?(?=$|[,.;]| )/i,
    "reduce $1 by half",
  ],
  [/^(?:take|bring|drop|bump|cut) (?:the |your )?([a-z]+) (?:back )?down to (?=\d)/i, "decrease $1 to "],
  [/^(?:take|bring|bump|push|put) (?:the |your )?([a-z]+) (?:back )?up to (?=\d)/i, "increase $1 to "],
  [/^(?:put|push) up (?=(?:the |your )[a-z])/i, "increase "],
  [/^(?:put|push) (?:the |your )([a-z]+) up(?=$|[.,])/i, "increase $1"],
  [/^cut (?:back|down) (?:on )?/i, "reduce "],
  [
    /^draw (?:some |the |that |off )?(?:fluid|effusion)(?: off| out)?(?: of| from)?(?= (?:the|your|his|her) )/i,
    "aspirate fluid from",
  ],
  [/^draw (?:some |the |that |off )?(?:fluid|effusion)(?: off| out)?/i, "aspirate fluid"],
  [/^(?:send off|draw(?! (?:\w+ ){0,2}(?:up|off|out|a (?:line|picture)))) /i, "check "],
  [
    /^(?:leave|keep) (?:the |your )?(.+?) (?:as it is|as is|alone|where it is|the same|unchanged)/i,
    "continue $1 unchanged",
  ],
  // "Try naproxen 500"
  [/^(?:do|try) (?=[a-z]+ (?:instead )?\d)/i, "start "],
  [/^keep on with (?:the |your )?/i, "continue "],
  [/^keep (?:the |your )?([a-z]+) at (?=\d)/i, "continue $1 "],
  // "Sign you off work"
  [/^sign (?:you|him|her|them) off (?:from )?(?=work\b|sick\b|for\b)/i, "provide a certificate for absence from "],
  // "It's the statin that I'll stop"
  [/^(?:it is|that is) (?:the |your )?(\w+) (?:that )?(?:we|I) (?:(?:will|should|want to) )?(\w+)/i, "$2 $1"],
];
