import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { AGENCY } from "../content/white-label";

const leads = AGENCY.clients.reduce((total, client) => total + client.leads, 0);

/** The product under another brand. */
export function AgencyBoard() {
  return (
    <figure className="board">
      <div className="address">
        <Icon name="lock" size={13} />
        {AGENCY.address}
      </div>
      <figcaption className="board-top">
        <span>
          <strong>{AGENCY.name}</strong>
          <span className="meta">{`${AGENCY.clients.length} clients`}</span>
        </span>
        <span className="num">
          <strong>{leads}</strong> leads this week
        </span>
      </figcaption>
      <div className="num" role="img" aria-label={AGENCY.label}>
        <ul className="clients">
          <li className="meta">
            <span>Client</span>
            <span>Locations</span>
            <span>Leads</span>
          </li>
          {AGENCY.clients.map(({ name, trade, locations, leads, isNew }) => (
            <li key={name}>
              <span>
                <strong>{name}</strong>
                {isNew ? <span className={badgeClass({ tone: "ok" })}>Live, 22 h after signing</span> : null}
                <span className="meta">{trade}</span>
              </span>
              <span>{locations}</span>
              <span>{leads}</span>
            </li>
          ))}
        </ul>
        <p className="meta board-key">{AGENCY.foot}</p>
      </div>
    </figure>
  );
}
