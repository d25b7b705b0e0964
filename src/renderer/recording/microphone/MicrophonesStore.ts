import { makeAutoObservable, runInAction } from "mobx";

/** A microphone of this computer. Labels are available after permission was granted. */
export interface MicrophoneChoice {
  id: string;
  label: string;
}

/** Key of the chosen id in the local storage. */
const storageKey = "chartside.microphone";

/** The available microphones and the chosen one, which is remembered in this browser. */
export class MicrophonesStore {
  choices: MicrophoneChoice[] = [];
  /** Id of the chosen microphone; null for the system default. */
  chosenId: string | null = localStorage.getItem(storageKey);

  constructor() {
    makeAutoObservable(this);
  }

  /** The chosen microphone, or the first if that is not connected; null if there is none. */
  get chosen(): MicrophoneChoice | null {
    return this.choices.find(({ id }) => id === this.chosenId) ?? this.choices[0] ?? null;
  }

  /** Reads the microphones now and whenever one is connected or disconnected. */
  watch(): void {
    if (!("mediaDevices" in navigator)) return;
    navigator.mediaDevices.addEventListener("devicechange", () => void this.refresh());
    void this.refresh();
  }

  /** Reads the connected microphones. */
  async refresh(): Promise<void> {
    const devices = await navigator.mediaDevices.enumerateDevices();
    // "communications" is another entry that Chrome on Windows adds for a device in the list.
    const choices = devices
      .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "" && deviceId !== "communications")
      .map(({ deviceId, label }) => ({ id: deviceId, label: label || "Microphone" }));
    runInAction(() => (this.choices = choices));
  }

  /** Remembers the choice. @param id null for the system default. */
  choose(id: string | null): void {
    this.chosenId = id;
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id);
  }
}
