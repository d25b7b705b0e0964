import { formatVisitCount } from "../format/formatVisitCount";
import { Tick, WarningSign } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import type { AdminStatus } from "../../shared/admin/adminStatus";
import { StatusLine } from "../ui/StatusLine";
import { formatBytes } from "../format/formatBytes";
import { statusWarnings } from "./statusWarnings";
import { formatDuration } from "../format/formatDuration";
import { formatMonthDayTime } from "../format/formatTime";

const billingLabels = {
  stripe: "Stripe",
  test: "Test mode, nothing is charged",
  off: "Off, accounts need no plan",
} as const satisfies Record<AdminStatus["billing"], string>;

/** The server status with its warnings: counts, sizes, versions and settings, no patient data. */
export function ServerStatus({ status }: { status: AdminStatus }) {
  return (
    <>
      <StatusWarnings found={statusWarnings(status)} />
      <div className="cs-admin">
        <Work work={status.work} />
        <Speech speech={status.speech} />
        <Storage storage={status.storage} />
        <Services status={status} />
        <Versions status={status} />
      </div>
    </>
  );
}

function StatusWarnings({ found }: { found: string[] }) {
  if (found.length === 0) {
    return (
      <p className="cs-admin-health">
        <StatusLine icon={<Tick size={12} />} tone="ok">
          All systems operational
        </StatusLine>
      </p>
    );
  }
  return (
    <ul className="cs-admin-health" aria-label="Needs attention">
      {found.map((sentence) => (
        <li key={sentence}>
          <StatusLine icon={<WarningSign size={12} />} tone="check">
            {sentence}
          </StatusLine>
        </li>
      ))}
    </ul>
  );
}

function Work({ work }: { work: AdminStatus["work"] }) {
  const { recording, waiting, running, needs_attention: attention, oldest_waiting_s: oldest } = work;
  return (
    <Facts title="Work queue">
      <Fact name="Being recorded">{formatVisitCount(recording)}</Fact>
      <Fact name="Queued">{formatVisitCount(waiting)}</Fact>
      <Fact name="Longest wait">{oldest === null ? "None" : formatDuration(oldest)}</Fact>
      <Fact name="In progress">{formatVisitCount(running)}</Fact>
      <Fact name="Needs attention">{formatVisitCount(attention)}</Fact>
    </Facts>
  );
}

function Speech({ speech: { ready, is_off, label, reason, advice } }: { speech: AdminStatus["speech"] }) {
  return (
    <Facts title="Speech engine">
      <Fact name="State">
        <StatusLine icon={ready ? <Tick size={12} /> : <WarningSign size={12} />} tone={ready ? "ok" : "check"}>
          {ready ? "Ready" : is_off ? "Turned off" : "Not ready"}
        </StatusLine>
      </Fact>
      <Fact name="Engine">{label}</Fact>
      <Fact name="Selected because">{reason}</Fact>
      {advice && <Fact name="Advice">{advice}</Fact>}
      <EngineChoices />
    </Facts>
  );
}

/** How the operator of the server sets up a speech engine. */
function EngineChoices() {
  return (
    <div className="cs-admin-choices">
      <dt>Set up another engine</dt>
      <dd>
        Download a speech model under Account Settings, Speech engine; or start Chartside with{" "}
        <code>CHARTSIDE_SPEECH=openai</code>, <code>CHARTSIDE_SPEECH_BASE_URL</code>,{" "}
        <code>CHARTSIDE_SPEECH_MODEL</code> and, if required, <code>CHARTSIDE_SPEECH_API_KEY</code> for an
        OpenAI-compatible service; or install whisper.cpp and start with <code>CHARTSIDE_SPEECH=command</code> and{" "}
        <code>CHARTSIDE_SPEECH_COMMAND=whisper-cli</code>.
      </dd>
    </div>
  );
}

function Storage({ storage }: { storage: AdminStatus["storage"] }) {
  const { disk_free_bytes: free, disk_total_bytes: total, audio_bytes: audio, database_bytes: database } = storage;
  const share = total === 0 ? 0 : (free / total) * 100;
  return (
    <Facts title="Storage">
      <Fact name="Free disk space">
        {formatBytes(free)} of {formatBytes(total)} ({Math.round(share)}%)
      </Fact>
      <Fact name="Finished recordings">{formatBytes(audio)}</Fact>
      <Fact name="Database">{formatBytes(database)}</Fact>
      <Fact name="New recordings">{storage.full ? "Rejected, the disk is full" : "Accepted"}</Fact>
    </Facts>
  );
}

function Services({ status: { mail, billing } }: { status: AdminStatus }) {
  return (
    <Facts title="Email and billing">
      <Fact name="Email">
        {mail === "smtp" ? "Sent by a mail server" : "Written to the server’s outbox folder, not sent"}
      </Fact>
      <Fact name="Billing">{billingLabels[billing]}</Fact>
    </Facts>
  );
}

function Versions({ status: { versions, started_at: started, at } }: { status: AdminStatus }) {
  const seconds = (Date.parse(at) - Date.parse(started)) / 1_000;
  return (
    <Facts title="Server">
      <Fact name="Database">Connected</Fact>
      <Fact name="Chartside">{versions.chartside}</Fact>
      <Fact name="PostgreSQL">{versions.postgresql}</Fact>
      <Fact name="Node.js">{versions.node}</Fact>
      <Fact name="System">{versions.system}</Fact>
      <Fact name="Running for">
        {formatDuration(seconds)} <span className="cs-muted">since {formatMonthDayTime(started)}</span>
      </Fact>
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = `admin-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
