import { makeAutoObservable, runInAction } from "mobx";

/** A microphone of this computer. Names come only once the browser may use one. */
export interface MicrophoneChoice {
  id: string;
  label: string;
}

const keptAs = "chartside.microphone";

/** Which microphones there are and which one this clinician chose; the choice stays with the browser. */
export class MicrophonesStore {
  choices: MicrophoneChoice[] = [];
  chosenId: string | null = localStorage.getItem(keptAs);

  constructor() {
    makeAutoObservable(this);
  }

  get chosen(): MicrophoneChoice | null {
    return this.choices.find(({ id }) => id === this.chosenId) ?? this.choices[0] ?? null;
  }

  /** Looks now and whenever one is plugged in or out. */
  watch(): void {
    if (!("mediaDevices" in navigator)) return;
    navigator.mediaDevices.addEventListener("devicechange", () => void this.look());
    void this.look();
  }

  async look(): Promise<void> {
    const devices = await navigator.mediaDevices.enumerateDevices();
    const choices = devices
      .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "" && deviceId !== "communications")
      .map(({ deviceId, label }) => ({ id: deviceId, label: label || "Microphone" }));
    runInAction(() => (this.choices = choices));
  }

  choose(id: string | null): void {
    this.chosenId = id;
    if (id === null) localStorage.removeItem(keptAs);
    else localStorage.setItem(keptAs, id);
  }
}
