/** Source of a pattern, without anchors, for relatives as said. */
export const relativeSource =
  "(?:great[- ])?(?:gran|granny|nana?|grandad|grand(?:mothers?|fathers?|ma|pa|mom|mum|dad|parents?|sons?|daughters?|children|kids)|mothers?|fathers?|mom|dad|mum|mummy|daddy|parents?|(?:half[- ])?brothers?|(?:half[- ])?sisters?|siblings?|aunts?|aunties?|uncles?|cousins?|nephews?|nieces?|sons?|daughters?|child(?:ren)?|kids?|twin|wife|husband|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|in-laws?|(?:mother|father|brother|sister)-in-law)";
