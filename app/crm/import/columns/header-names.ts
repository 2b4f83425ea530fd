import { foldText } from "../../../platform/fold-text";
import type { LeadCsvName } from "../../leads/fields/lead-fields";

/** What a column can become: a field of the export, or one that only the import knows. */
export type ImportField =
  | LeadCsvName
  | "fullName"
  | "nextFollowUp"
  /** Further emails and phone numbers: leads have no field for them. */
  | "otherEmail"
  | "otherPhone"
  /** A line of a note, for what leads have no field for. */
  | "note";

/**
 * The names that other products give their columns, as `plainHeader` makes them. Those after the bar give way to the
 * others: if a file has "Phone" and "Mobile", the first one is the lead's. Sources: the exports of HubSpot, Salesforce,
 * Pipedrive, Zoho, Google Contacts, Outlook, LinkedIn, Mailchimp and Facebook lead ads, in English, German, French and
 * Spanish; and the most usual words of more languages.
 */
const NAMES: Record<ImportField, string> = {
  firstName:
    "firstname first givenname forename fname leadfirstname contactfirstname personfirstname vorname prenom nombre nombres primernombre nome voornaam imie primonome jmeno krestnijmeno keresztnev utonev fornavn fornamn etunimi ad adi имя імя 名 名字 名前 이름",
  lastName:
    "lastname last surname familyname lname leadlastname contactlastname personlastname secondname nachname familienname zuname nom nomdefamille apellidos apellido primerapellido cognome sobrenome achternaam nazwisko prijmeni vezeteknev csaladnev etternavn efternavn efternamn sukunimi soyad soyadi фамилия прізвище 姓 姓氏 苗字",
  fullName:
    "fullname name contactname leadname personname displayname customername vollstandigername ganzername kontaktname nomcomplet nometprenom prenometnom nombrecompleto nombreyapellidos nomecompleto nomecognome imieinazwisko celejmeno teljesnev nev navn namn naam nimi adsoyad adisoyadi фио 姓名 氏名 お名前 성명 | contact person clientname kontakt ansprechpartner contacto displayas",
  businessEmail:
    "businessemail email emailaddress workemail emailwork mail contactemail primaryemail leademail personemailwork personemail email1value email1address emailaddress1 email1 emailprimary workemailaddress businessemailaddress emailadresse emailgeschaftlich geschaftlicheemail mailadresse adresseemail adressemail adressedemessagerie adressedemessagerieelectronique adresseelectronique courriel mel correoelectronico correo direcciondecorreoelectronico direcciondecorreo direccionemail indirizzoemail epost epostadress epostadresse sahkoposti eposta почта электроннаяпочта электронныйадрес 邮箱 电子邮件 電子郵件 メール メールアドレス 이메일 enderecodeemail adresemail adreseemail personemailarbeit personemailburo personemailadresseburo emailadres emailadressen adresseemailprofessionnelle correoelectronicodetrabajo youremail | personemailhome personemailother emailhome secondaryemail",
  phoneNumber:
    "phonenumber phone phoneno phonework workphone workphonenumber businessphone businessphonenumber telephone telephonenumber tel telno leadphone contactphone personphonework personphone phone1value phone1 primaryphone telefon telefonnummer telefongeschaftlich geschaftlichestelefon telefonburo rufnummer telephoneprofessionnel telephonebureau telbureau numerodetelephone telephoneprincipal telefono telefonodeltrabajo telefonotrabajo numerodetelefono telefone telefoonnummer telefoon puhelin puhelinnumero telefonszam telefonnr numertelefonu телефон номертелефона 电话 電話 电话号码 電話番号 전화번호 전화 persontelefonarbeit persontelefonburo telephonebureau1 telefonburo1 ph | mobilephone mobilephonenumber mobile mobilenumber cell cellphone personphonemobile phonemobile personphonehome personphoneother homephone otherphone telefonmobil mobiltelefon mobil handy handynummer telefonprivat telefonfirma telephoneportable portable telephonemobile telefonomovil movil celular cellulare gsm numerodetelephonemobile numerodeportable companymainphone mainphone",
  companyName:
    "companyname company companyaccount accountname organization organisation organizationname organisationname organization1name businessname firm companyorganization companyorg leadcompany firma firmenname unternehmen unternehmensname societe entreprise nomdelentreprise nomdelasociete nomdesociete raisonsociale empresa nombredelaempresa compania azienda ragionesociale bedrijf bedrijfsnaam firmanazwa spolecnost ceg cegnev virksomhed foretag yritys sirket компания организация 公司 公司名称 会社 会社名 회사 회사명 societecompte firmaaccount companiacuenta nomducompte entrepriseassociee empresaasociada zugehorigesunternehmen organizacion | employer business account personorganization primarycompany associatedcompany",
  industry:
    "industry industries sector vertical trade branche industrie secteur secteurdactivite industria rubro",
  status:
    "status leadstatus leadstatut statut estadodellead statutdulead statutduprospect statusdulead статус 状态 状態 상태 statutdelapiste estadodelcandidato | lifecyclestage stage dealstage contactstatus leadstage personlabel etapa phase leadfase",
  priority:
    "priority leadpriority prioritat priorite prioridad | rating leadrating importance wichtigkeit dringlichkeit",
  leadScore: "leadscore hubspotscore leadscoring punktzahl puntuacion | points score contactscore punkte",
  source:
    "source leadsource originalsource originaltrafficsource leadorigin quelle leadquelle herkunft origine provenance fuente origendelprospecto originedelapiste origendelcandidato originalquelle | channel leadchannel platform recordsource origin origen",
  dealValue:
    "dealvalue value amount dealamount amountincompanycurrency dealsize opportunityamount wert auftragswert betrag dealwert montant valeur valor importe monto bedrag waarde kwota castka osszeg belopp belob summa tutar сумма 金额 importo valore valoredeltrato valordelnegocio dealbetrag | budget estimatedvalue expectedrevenue presupuesto totalvalue",
  projectDescription:
    "projectdescription description project notes beschreibung notizen notiz bemerkung bemerkungen anmerkungen remarques commentaires commentaire descripcion notas comentarios mensaje observaciones | note message details body comment comments kommentar nachricht",
  createdAt:
    "created createdat createddate createdate datecreated createdon createtime createdtime creationdate creationtime leadcreated personcreated erstelltam erstellt angelegtam erstellungsdatum datedecreation creele fechadecreacion creadoel fechadealta erstelldatum erstellungszeit erstellungszeitpunkt datecreation fechadecreaciondelcontacto aangemaaktop dateadded signupdate signedup submittedat submitted submissiondate timestamp dataderegistro dadodealta datautworzenia | addtime optintime",
  nextFollowUp:
    "nextfollowup nextfollowupdate followup followupdate nextactivitydate personnextactivitydate nextcontact wiedervorlage nachstekontaktaufnahme prochainerelance proximoseguimiento proximocontacto | duedate nextactivity nextstepdate relance seguimiento",
  otherEmail:
    "otheremail email2 email3 email2value email3value email2address email3address emailaddress2 emailaddress3 alternateemail additionalemail additionalemailaddresses",
  otherPhone:
    "phone2 phone3 phone2value phone3value phone4value secondphone secondaryphone alternatephone alternativephone homephone2 businessphone2 workphone2 phonenumber2 phonenumber3 telefon2 telefon3 telephone2 telephonebureau2 telefono2 telefongeschaftlich2 telefonprivat2",
  note: "inanote",
  tags: "tags tag contacttags leadtags personlabels labels categories stichworte stichworter schlagworte schlagworter kategorien etiketten etiquettes motscles categorie categories etiquetas categorias etichette",
  assigneeId:
    "assignedto assigneeid assignee assigneeemail owneremail leadowneremail leadowner contactowner personowner recordowner dealowner accountowner leadownername ownername zustandig verantwortlich besitzer bearbeiter proprietaire propietario asignadoa proprietairedelapiste proprietaireducontact proprietairedulead leadinhaber inhaber kontaktinhaber contactinhaber zustandigermitarbeiter propietariodelcandidato propietariodelcontacto propietariodellead | owner salesrep salesperson responsible responsable",
};

const RANKS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names
      .split(" | ")
      .flatMap((list, rank) => list.split(" ").map((name) => [name, { field, rank }] as const)),
  ),
);

/** Only the letters and digits of a header, in lower case and without accents. */
export function plainHeader(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Ends that say where a column belongs: "Create Date (EDT)", "Email (Work)", "Amount_c". */
const ENDS = [
  /\([^)]*\)\s*$/,
  /__?c$/,
  /\[[^\]]*\]\s*$/,
  /\s*[*:]+\s*$/,
  /\s-\s(?:work|business|primary|main)$/i,
];

/**
 * The field a header names, and 1 as its rank if it gives way to others; null for an unknown one. Umlauts may be
 * spelled "ae", and a part before a dash or a dot may name the record: "Person - Email - Work", "Lead.Email".
 */
export function namedField(header: string): { field: ImportField; rank: number } | null {
  const short = ENDS.reduce((text, end) => text.replace(end, ""), header.trim());
  const withoutRecord = short.replace(/^(?:lead|contact|person|kontakt|customer|client)s?\s*[-.:]\s*/i, "");
  const spellings = [header, short, withoutRecord].map(plainHeader);
  for (const spelling of [...spellings, ...spellings.map((text) => text.replace(/([aou])e/g, "$1"))]) {
    const found = RANKS.get(spelling);
    if (found && isImportField(found.field)) return { field: found.field, rank: found.rank };
  }
  return null;
}

export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(NAMES, name);
}
