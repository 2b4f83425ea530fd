import type { Topic } from "../../library";

export const listings: Topic = {
  id: "directory-listings",
  name: "Directory listings",
  travelersOnly: false,
  category: null,
  titles: [
    "Four facts to get right about {group} in {place}",
    "Clean listings first: {group} in {place}, {st}",
    "Old numbers, wrong doors: a {place} cleanup",
    "The dull morning that helps {place} find you",
    "Before new pages, fix old facts in {place}",
    "{place} listings: a cleanup plan for {group}",
  ],
  descriptions: [
    "Old addresses and dead numbers send people in {place} elsewhere. A plan by which {group} can find every listing and repair the ones that count.",
    "Name, address, phone, hours: how {group} in {place} can make all directories agree in a few mornings, and keep them so.",
    "A cleanup of directory listings for {group} in {place}, in working order, with a tally of hours and a list to print.",
  ],
  openings: [
    "Every move, merger and new phone system leaves wrong facts behind. ~;~ {firms} in {place} rarely read the old directories, but {customers} do, and so do the maps in their cars.",
    "Correct listings will not make anyone admire {a firm}. ~but~ wrong ones quietly send people from {n1} to a locked door, and those people do not write to complain.",
    "Name, address, phone and hours have been typed into dozens of directories by different hands in different years. ~;~ making them agree is the cheapest work in local search, and few {firms} anywhere have finished it, in {place} or elsewhere.",
    "Search the phone number that {a firm} used five years ago. ~and~ if a listing answers, some {customer} in {place} has answered it too, and has reached nobody.",
    "A search engine that finds three versions of one address trusts none of them fully. ~;~ for {firms} around {place} the cure is a spreadsheet, some coffee and a few honest mornings.",
    "There is no glory in listings, and perhaps that is why rivals neglect them. ~;~ a business in {place} that gets four facts right everywhere can pass {firms} with better websites.",
    "The first result for “{s1}” may be a directory with last year's number on it. ~;~ whether the call then reaches {a firm} in {place} depends on a cleanup that takes a slow week.",
  ],
  points: [
    [
      [
        "Write the one true version",
        "Put name, street, suite, phone and hours in one document, spelled as on the door. Every correction is copied from it, so that nobody at {a firm} adds a new version while removing an old one.",
      ],
      [
        "Decide about abbreviations once",
        "Street or St., and or &, with or without the suite: choose, and keep to it. ~;~ machines forgive small differences, yet {customers} with a map app may be led to the wrong entrance.",
      ],
      [
        "Separate people from the business",
        "{workers} often have listings of their own, with their own numbers. ~so~ decide whether each should exist, and make the rest point to the {firm} before someone leaves.",
      ],
      [
        "Fix the pin before the words",
        "A map pin across the road sends {customers} to the wrong lot, whatever the address says. ~so~ look at it on the satellite view, and drag it to the door that people use.",
      ],
      [
        "Choose the number that will last",
        "Use a number that the business owns, not a mobile phone or a campaign line. ~since~ it will stand in places that {firms} can never edit again.",
      ],
      [
        "State the area the same way",
        "If you serve {n1} and {n2} from {place}, say so in every directory that has a field for it. ~;~ mixed lists make {a firm} look nearer to one town in one book and absent from the next.",
      ],
      [
        "Put the hours of the phone apart",
        "Some directories know only one set of hours. ~so~ if calls are answered longer than the door is open, enter the door hours and mention the phone in the text, so that no {customer} stands outside.",
      ],
    ],
    [
      [
        "Search for your former selves",
        "Look up each number, name and address the business ever had, in quotation marks. ~since~ old facts find listings that no tool knows, and every one belongs in the sheet of {a firm} before anything is corrected.",
      ],
      [
        "Ask the people who get lost",
        "Delivery drivers and first-time {customers} know which map is wrong. ~;~ one question at the counter for a week finds errors that a search from the desk does not.",
      ],
      [
        "Check the car, not only the phone",
        "Navigation systems in cars draw on data of their own. ~so~ sit in two or three cars with {workers}, enter the address, and see where the flag lands.",
      ],
      [
        "Look in the trade's own books",
        "Associations, insurers and suppliers list {firms} too, and their pages often rank. ~;~ a wrong number there reaches people who already want {a job}.",
      ],
      [
        "Include the phone assistants",
        "Ask a voice assistant for {a firm} in {place} and listen to the hours it reads. ~since~ it takes them from a directory, and its mistakes show which directory to repair.",
      ],
      [
        "Read the listings of the building",
        "Shared buildings have a page of their own with a list of tenants. ~and~ if the former tenant of your suite is still there, {customers} may think that you have moved or closed.",
      ],
      [
        "Record what is wrong, not only where",
        "One column for the place, one for the error, one for the harm. ~;~ without the third, {a firm} spends its morning on commas while a dead number stays up.",
      ],
    ],
    [
      [
        "Repair by harm, not by alphabet",
        "A wrong number costs calls today, and a missing comma costs nothing. ~so~ sort the sheet into sends people wrong, says something false, and merely untidy, and finish the first group before {season}.",
      ],
      [
        "Claim before you correct",
        "Edits by strangers are reviewed slowly, or reversed. ~so~ claim each listing that matters with a shared mailbox of {a firm}, and confirm by phone while {a worker} is at the desk.",
      ],
      [
        "Work through the sources first",
        "A few data suppliers feed many smaller directories. ~so~ correct those before the copies, or the old address of {a firm} will be copied back within weeks.",
      ],
      [
        "Merge, do not delete",
        "Two listings for one door can often be joined, and the reviews survive. ~so~ ask for a merge, because deleting the older one may throw away what {customers} wrote over the years.",
      ],
      [
        "Keep proof at hand",
        "Directories ask for a bill, a license or a picture of the sign. ~so~ put all three in a folder before the morning begins, so that {a firm} does not stop halfway.",
      ],
      [
        "Leave the junk alone",
        "Some directories have no visitors, and want a fee to correct anything. ~so~ if no {customer} has ever mentioned one, note it and move on.",
      ],
      [
        "Correct the photo as well",
        "An old storefront picture confuses people more than an old comma. ~so~ replace it with the present entrance of {a firm}, taken from across the street.",
      ],
    ],
    [
      [
        "Enter a short description, once",
        "Write eighty words that name the town, the {jobs} and one fact that sets you apart. ~and~ use the same text everywhere; directories are no place for variety, and {customers} read only one.",
      ],
      [
        "Choose categories by their searches",
        "Each directory has its own list of categories. ~so~ take the closest match to “{s1}” in every one, and add a second only if {workers} do that work weekly.",
      ],
      [
        "Add the places you go",
        "Many listings allow towns served. ~;~ {n1}, {n2} and {n3} belong there if {a worker} goes to them, and a town fifty miles off does not.",
      ],
      [
        "Use one link with a marker",
        "Give every directory a link that shows in your analytics where the visit came from. ~since~ [Unified analytics](/unified-analytics) can then show which listings send {customers}, and which only exist.",
      ],
      [
        "Answer reviews where they are",
        "Reviews live in more than one place. ~so~ read those on the second and third platforms twice a year, since {customers} with {otherProblem} may know only that one.",
      ],
      [
        "Do not pay to be listed twice",
        "Some sellers offer hundreds of listings for a monthly fee, and remove them when you stop. ~;~ for {a firm} with one door, a careful free sheet does most of that work.",
      ],
      [
        "Put a name on each login",
        "Write who holds the account, in which mailbox and with which phone. ~and~ when that person leaves {a firm}, the list is as important as the keys.",
      ],
    ],
    [
      [
        "Look again in ninety days",
        "Old data flows back from suppliers that update slowly. ~so~ check the ten listings that matter most each quarter, and repair before {customers} notice.",
      ],
      [
        "Tie the cleanup to real events",
        "A new suite, a new number or new hours should trigger the sheet on the same day. ~so~ make it a line in the checklist that {a firm} uses for moves and holidays.",
      ],
      [
        "Judge by calls that reach you",
        "The result of this work is absence: fewer lost people and fewer wrong numbers. ~;~ ask {workers} at the phone to note both for a month before and a month after.",
      ],
      [
        "Watch for helpful strangers",
        "Anyone can suggest a change, and some do so with the wrong business in mind. ~so~ turn on alerts, and have one person at {a firm} read them.",
      ],
      [
        "Test from another town",
        "Look yourself up from {n2} as {a customer} would, with a map, a voice and a plain search. ~;~ three answers that agree mean that the cleanup is done.",
      ],
      [
        "Count the hours it took",
        "Write the time beside each repaired listing. ~;~ the second round is far shorter, and the number helps {firms} decide whether to do it or hire it out.",
      ],
      [
        "Teach the next person",
        "A page of notes with pictures lets a new colleague repeat the round. ~;~ {firms} that rely on memory start from zero after every change of staff.",
      ],
    ],
  ],
  checklists: [
    [
      "Name, street, suite, phone and hours of {a firm} in one document",
      "Every old number, searched in quotation marks",
      "The errors sorted by harm to {customers}",
    ],
    [
      "The pin dragged to the door that {customers} use",
      "Claims confirmed by phone",
      "Towns served, such as {n1}, entered the same way for all {jobs}",
    ],
    [
      "Listings of former {workers} found",
      "A folder with bill, license and a picture of the sign of {a firm}",
      "A look at the address in two cars",
    ],
    [
      "Categories that match “{s1}”",
      "Duplicates of {a firm} merged, not deleted",
      "A list of logins with names and mailboxes",
    ],
    [
      "One description of eighty words, with your main {jobs}, used everywhere",
      "The trade's own directories for {firms}",
      "A check in ninety days",
    ],
    [
      "Links that show which listing sent the {customer}",
      "Hours read aloud by a voice assistant",
      "The time each repair took {a firm}",
    ],
    [
      "A search from {n2} for “{s2}”",
      "Reviews on the second platform searched for {otherProblem}",
      "Alerts for suggested changes",
    ],
  ],
};
