import { Mark } from "../../ui/logo";
import { Icon } from "../../web/art/art";
import { dataColor } from "../../web/art/stack-chart";
import { useSite } from "../../web/use-site";
import { BRANDS } from "../content/white-label";
import { Frame } from "../pictures/frame";
import { Rows } from "../pictures/rows";

/** The same dashboard under the names of three agencies, and ours under none. */
export function Brands() {
  const { title, number, foot, agencies } = BRANDS;
  return (
    <Frame title={title} number={number} foot={foot}>
      <ul className="brands">
        {agencies.map(({ name, initials, domain, color, client, leads, signIn }) => (
          <li key={name}>
            <p className="brand-address">
              <Icon name="lock" size={13} />
              {`clients.${domain}`}
            </p>
            <p className="brand-name">
              <b className={dataColor(color).ground} aria-hidden="true">
                {initials}
              </b>
              <strong>{name}</strong>
            </p>
            <Rows
              rows={[
                { label: client, value: `${leads} leads` },
                { label: "Weekly report", value: "Mondays, 8:00 AM" },
                { label: "Signed in with", value: signIn },
              ]}
            />
            <p className="brand-sender">{`From reports@${domain}`}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const [{ name, initials, color }] = BRANDS.agencies;

/** The head of the same report with our name, and with the agency's. */
export function ReportHeads() {
  const { company } = useSite();
  const heads = [
    { when: "The report before", by: company.name, logo: <Mark />, ground: "bg-water" },
    { when: "The report after", by: name, logo: initials, ground: dataColor(color).ground },
  ];
  return heads.map(({ when, by, logo, ground }) => (
    <p key={when} className="brand-name">
      <b className={ground} aria-hidden="true">
        {logo}
      </b>
      <strong>
        {by}
        <small>{when}</small>
      </strong>
    </p>
  ));
}
