import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { AGENCY } from "../content/white-label";
import { Board, BoardKey } from "../sections/board";

const leads = AGENCY.clients.reduce((total, client) => total + client.leads, 0);

/** The product under another brand. */
export function AgencyBoard() {
  return (
    <Board
      title={AGENCY.name}
      owner={`${AGENCY.clients.length} clients`}
      total={{ figure: `${leads}`, rest: "leads this week" }}
      label={AGENCY.label}
      top={<AddressBar />}
    >
      <ul className="divide-y divide-line *:grid *:grid-cols-[minmax(0,1fr)_4.5rem_3rem] *:items-center *:gap-3 *:px-(--board-gutter)">
        <li className="py-2 text-xs/[1.6] text-ink-3">
          <span>Client</span>
          <span className="text-right">Locations</span>
          <span className="text-right">Leads</span>
        </li>
        {AGENCY.clients.map((client) => (
          <Client key={client.name} {...client} />
        ))}
      </ul>
      <BoardKey>
        <p className="text-xs/[1.6] text-ink-3">{AGENCY.foot}</p>
      </BoardKey>
    </Board>
  );
}

function AddressBar() {
  return (
    <div className="flex items-center gap-[0.4rem] border-b border-line bg-sunk px-(--board-gutter) py-[0.55rem] text-xs/[1.6] text-ink-2">
      <Icon name="lock" size={13} />
      {AGENCY.address}
    </div>
  );
}

function Client({ name, trade, locations, leads, isNew }: (typeof AGENCY.clients)[number]) {
  return (
    <li className="py-[0.7rem]">
      <span>
        <strong className="mr-[0.6rem]">{name}</strong>
        {isNew ? <span className={badgeClass({ tone: "ok" })}>Live, 22 h after signing</span> : null}
        <span className="block text-xs/[1.6] text-ink-3">{trade}</span>
      </span>
      <span className="text-right">{locations}</span>
      <span className="text-right">{leads}</span>
    </li>
  );
}
