import { observer } from "mobx-react-lite";
import { accountTypeName } from "../../../shared/access/accountType";
import { isOffered, mayOpen, services } from "../../../shared/access/services";
import { viewerOf } from "../../base/access";
import { useAppStores } from "../../base/useStores";
import { useHealth } from "../../system/useHealth";
import { useVersionLabel } from "./useVersionLabel";
import "./debug.css";
import { formatTimeWithSeconds } from "../../format/formatTime";

/** Technical details for administrators who turned them on. Contains no patient data: no names, no text, no ids. */
export const DebugPanel = observer(function DebugPanel() {
  const { debug, session } = useAppStores();
  if (session.accountType !== "admin" || !debug.showDebugInfo) return null;
  return (
    <section className="cs-debug" aria-label="Debug info" tabIndex={0}>
      <h2>Debug info</h2>
      <Facts />
      <ServiceTable />
      <CallTable />
    </section>
  );
});

const Facts = observer(function Facts() {
  const { config, platform, session } = useAppStores();
  const label = useVersionLabel(platform);
  const version = useHealth()?.version;
  const facts = {
    "Account type": accountTypeName(session.accountType),
    "Effective type": accountTypeName(session.effectiveType),
    Platform: platform.kind,
    "App version": label,
    "Server version": version === undefined ? "unknown" : `v${version}`,
    "Dev features": config.dev_features ? "on" : "off",
  };
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});

const ServiceTable = observer(function ServiceTable() {
  const viewer = viewerOf(useAppStores());
  return (
    <table>
      <caption>Services</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Category</th>
          <th scope="col">Status</th>
          <th scope="col">Can open</th>
          <th scope="col">In sidebar</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.id}>
            <th scope="row">{service.id}</th>
            <td>{service.category}</td>
            <td>{service.status}</td>
            <td>{mayOpen(service, viewer) ? "yes" : "no"}</td>
            <td>{isOffered(service, viewer) ? "yes" : "no"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const CallTable = observer(function CallTable() {
  const { calls } = useAppStores().debug;
  return (
    <table>
      <caption>Recent requests</caption>
      <thead>
        <tr>
          <th scope="col">At</th>
          <th scope="col">Request</th>
          <th scope="col">Status</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, method, path, status, at, ms }) => (
          <tr key={id}>
            <td>{formatTimeWithSeconds(at)}</td>
            <th scope="row">
              {method} {path}
            </th>
            <td>{status ?? "no response"}</td>
            <td>{ms} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
