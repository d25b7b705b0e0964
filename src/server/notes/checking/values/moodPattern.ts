/** Matches words about mood, stress and sleep: "feeling down", "anxiety". */
export const moodPattern =
  /\b(?:feel(?:s|ing)? (?:down|low|blue|empty)|depress(?:ed|ing|ion)|anxious|anxiety|hopeless(?:ness)?|worthless|panic(?: attacks?)?|crying|mood|sad(?:ness)?|lonely|grief|grieving|not sleep(?:ing)?|cannot sleep|sleep much|insomnia|nightmares?|stress(?:ed|ful)?|overwhelmed|no interest)\b/i;
