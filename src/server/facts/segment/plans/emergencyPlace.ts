/** Source of a pattern for places and numbers of emergency care: "ER", "911". */
export const emergencyPlace =
  "(?:E\\.?R|E\\.?D|A ?(?:and|&) ?E|emergency(?: (?:room|department|ward|services?))?|hospital|casualty|urgent care|(?:911|999|111|112|000|triple (?:zero|nine|0|9))(?: or (?:911|999|111|112))?|ambulance)";
