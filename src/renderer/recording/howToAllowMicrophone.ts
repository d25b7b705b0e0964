/** Returns where a person allows the microphone, to follow "Allow it". */
export const howToAllowMicrophone = (isDesktop: boolean): string =>
  isDesktop ? "in System Settings, Privacy, Microphone" : "with the icon left of the address bar";
