import type { Topic } from "../../library";

export const profile: Topic = {
  id: "business-profile",
  name: "The business profile",
  travelersOnly: false,
  category: null,
  titles: [
    "Open, nearby, believable: a {place} profile that works",
    "The business profile of {group} in {place}, {st}",
    "Ten minutes a week on your {place} listing",
    "What {place} sees before it calls {group}",
    "Hours, photos, answers: {group} in {place}",
    "A listing that earns the call in {place}",
  ],
  descriptions: [
    "People in {place} read the listing, not the website. Which lines of the business profile {group} should get right first, and how often to look again.",
    "A working order for the business profile of {group} in {place}: category, hours, photos, questions and reviews.",
    "Most callers in {place} never reach your site. How {group} can make the listing itself answer their questions.",
  ],
  openings: [
    "For most people, in {place} as elsewhere, the listing is the website. ~and~ they see a name, a row of photos and the hours, and many call {a firm} without ever opening a page.",
    "The profile is the one piece of marketing that customers, strangers and search engines all edit. ~;~ {firms} in {place} that leave it alone for a year are often surprised by what it says.",
    "A finished business profile takes an afternoon, and a true one takes ten minutes a week. ~;~ the difference decides which {firm} in {place} gets the call when two of them are equally close.",
    "Try this from a kitchen table in {n1}: search “{s1}” and tap the first three listings. ~and~ count the questions that each of them leaves open, and then do the same with your own.",
    "No part of local search costs less than the profile, and no part is skipped as often. ~;~ in {place} it can lift {a firm} past others who spend far more on their sites.",
    "Whoever has {problem} will not read five pages tonight. ~;~ the few lines of the profile must say that {a firm} in {place} does this work, is open, and will answer.",
    "Listings decay. ~;~ a holiday, a new phone system or a helpful stranger changes a line, and {customers} in {place} drive to a locked door.",
  ],
  points: [
    [
      [
        "Pick the narrowest honest category",
        "The primary category opens or closes whole groups of searches. ~so~ choose the one that describes most of your {jobs}, and keep the secondary ones to what {a firm} really does every month.",
      ],
      [
        "Write the name as it is on the door",
        "Adding {place} or a service to the business name is against the rules of most listings, and it can cost the profile. ~so~ use the painted name, and let category and description carry the words that {customers} search.",
      ],
      [
        "Give hours that someone will keep",
        "An hour that is listed and not kept does more harm than a short day. ~so~ enter lunch breaks and half days as they are, so that {a customer} who drives over finds {a worker} there.",
      ],
      [
        "Describe the work, not the feelings",
        "The description has room for a few plain sentences. ~so~ name the {jobs} you do most, the towns you reach, such as {n1}, and the kind of {customer} you are set up for, and stop there.",
      ],
      [
        "List services in the customer's words",
        "Nobody looks for solutions. ~;~ they look for {problem} or {otherProblem}, so use those words as service names and put one line about time or price beneath each for the {customer}.",
      ],
      [
        "Use the opening line for the first doubt",
        "The first words show in the preview, and the rest hides behind a tap. ~so~ begin with what {customers} ask before anything else on the phone, and answer it there.",
      ],
      [
        "Claim it in the firm's name",
        "A profile owned by a former employee is a common trap for {firms}. ~so~ move it to a shared account, give {workers} their own access, and write down who may answer reviews.",
      ],
    ],
    [
      [
        "Set holiday hours a month ahead",
        "Search engines ask for special hours, and they trust those who give them. ~so~ do the whole year in one sitting, including {season}, when {a firm} often opens earlier than the sign says.",
      ],
      [
        "Choose pin and area with care",
        "<A shop shows its address; a van business may hide it and list towns instead. If {customers} never come to you, name places such as {n1} and {n2} and leave the street out.|Move the pin to the door that {customers} use, and check the entrance to the lot. If {workers} also see people in {n1} or {n2}, say so in the text and leave the area field empty.>",
      ],
      [
        "Keep one phone number everywhere",
        "Listings, site and <van|sign> should carry the same number. ~so~ count calls through the phone system of {a firm} instead of planting a new number in each directory.",
      ],
      [
        "Link to the page that fits",
        "The website button need not open the home page. ~;~ a page about “{s2}” with a form may serve the {customer} better, as long as it says the same name and number.",
      ],
      [
        "Turn on messages only if you answer",
        "A chat button that stays silent for a day is worse than none. ~so~ give it to one person, set the hours, and switch it off during {season} if {jobs} come first.",
      ],
      [
        "Fill in the small facts",
        "Parking, ramps, payment and languages look minor until {a customer} needs one of them. ~and~ they take five minutes, and some searches filter by them.",
      ],
      [
        "Remove the services you gave up",
        "Old services bring the wrong calls for years. ~so~ strike whatever {workers} no longer like to do, and let {firms} that want it have it.",
      ],
    ],
    [
      [
        "Add one photo a week",
        "A steady trickle of real pictures beats a studio day every third year. {workers} can take them on the way: {proof}, <the tools laid out, the van in a driveway|the front desk in the morning, the entrance as a newcomer sees it>.",
      ],
      [
        "Let the first picture show the door",
        "People check the photo to know that they have arrived. ~;~ a clear view of the <van or the sign|entrance>, by daylight, spares {customers} a phone call from the curb.",
      ],
      [
        "Caption the place and the month",
        "A photo of {proof} gains much from six words beneath it. ~so~ name the town and the month, never the {customer}, and the picture becomes evidence instead of decoration.",
      ],
      [
        "Delete what strangers uploaded",
        "Anybody can add a picture to a profile, and some are of another shop. ~so~ look through them each month, report the wrong ones, and thank {customers} for the good.",
      ],
      [
        "Show people at work",
        "Stock pictures of smiling models are recognized at once. ~but~ one photo of {a worker} in the middle of {a job}, a little untidy, is trusted more.",
      ],
      [
        "Film twenty seconds of sound and motion",
        "A short clip of the first minute of {a job} shows manners and tools better than text can. ~so~ hold the phone level, say what is being done, and leave out the music.",
      ],
      [
        "Match the pictures to the search",
        "If most calls concern {problem}, half of the photos should show that kind of work. ~so~ count them: many {firms} have ten pictures of the <truck|lobby> and none of the result.",
      ],
    ],
    [
      [
        "Ask for reviews by name",
        "A request in person from {a worker} the {customer} has just met works better than an email next week. ~so~ send the direct link by text before <the van leaves|the coat is on>, and do not offer anything in return.",
      ],
      [
        "Answer the bad review for the next reader",
        "The angry writer will not change, but the next {customer} is reading. ~so~ thank, state one fact, offer a phone call, and stop; {firms} that argue lose the audience.",
      ],
      [
        "Spread requests over the year",
        "Thirty reviews in one week look odd, and they age together. ~;~ two or three a month keep the newest one fresh, which {customers} in {n1} and {place} look at first.",
      ],
      [
        "Mine the reviews for words",
        "Happy {customers} describe {jobs} in terms that no marketer would choose. ~so~ copy those words into service names and page headings, since the next person will search that way.",
      ],
      [
        "Ask and answer your own questions",
        "Anyone may post a question on a profile, and anyone may answer it. ~so~ put the five that {workers} hear most there yourself, with short replies, before a stranger does.",
      ],
      [
        "Reply to praise with a detail",
        "A row of identical thank-you lines helps nobody. ~so~ mention the {job} and the town in a few words, and the reply tells a future {customer} what you do.",
      ],
      [
        "Never buy a review",
        "Paid praise breaks the rules of every platform and is easier to spot than sellers claim. ~;~ a dozen true notes from {customers} are safer for {firms} than fifty strange ones.",
      ],
    ],
    [
      [
        "Look at the listing as a stranger would",
        "Once a month, search signed out and from another street. ~;~ suggested edits by strangers take effect without much notice, and {a firm} may learn of a wrong number from an annoyed {customer}.",
      ],
      [
        "Post when there is news",
        "A post about new hours or an open slot is useful; a weekly greeting is not. ~;~ use posts for things that change what {a customer} would do this week.",
      ],
      [
        "Count actions, not views",
        "Views rise and fall with the season. ~;~ calls, direction requests and taps on the site are closer to {jobs}, so write those three down monthly and ignore the rest.",
      ],
      [
        "Compare with the listing above you",
        "Open the {firm} that outranks you for “{s1}” and list only differences. ~;~ usually there are two or three, and at least one can be matched by Friday.",
      ],
      [
        "Guard against twins",
        "A second profile from an old address splits reviews and confuses maps. ~so~ search your number and your former names, and ask for duplicates of {a firm} to be merged.",
      ],
      [
        "Put it in the calendar, with a name",
        "Work that belongs to everyone is done by no one. ~so~ give ten minutes on Mondays to one of the {workers}, with a list of what to check.",
      ],
      [
        "Keep a copy of every field",
        "Profiles are suspended by mistake from time to time. ~;~ a document with all texts, photos and the proof of address brings {firms} back in days instead of weeks.",
      ],
    ],
  ],
  checklists: [
    [
      "Primary category compared with most of your {jobs}",
      "Special hours for the next twelve months",
      "The entrance of {a firm}, photographed by daylight",
    ],
    [
      "Service names in the words of {customers}",
      "One phone number on the listing, the site and the <van|sign>",
      "Three reviews asked for this month by {workers}",
    ],
    [
      "The description begins with the answer to the first doubt about {jobs}",
      "Old services struck from the list",
      "Five questions of {customers} posted and answered",
    ],
    [
      "Owner access in a shared account of {a firm}",
      "<{n1} and {n2} in the service area, if you really go there|The way in from {n1}, described in two lines>",
      "Photos by strangers checked",
    ],
    [
      "A link to the page about “{s2}”",
      "Parking, payment and access filled in for {customers}",
      "A reply to the newest review that names the {job}",
    ],
    [
      "Lunch breaks and half days entered as {workers} keep them",
      "A photo of the week: {proof}",
      "Calls and direction requests written down",
    ],
    [
      "A search from another street for “{s1}”",
      "A copy of every field of {a firm} in one document",
      "The person who looks every Monday",
    ],
  ],
};
