import type { Topic } from "../../library";

export const seasons: Topic = {
  id: "year-and-daylight",
  name: "The year and its daylight",
  travelersOnly: true,
  category: null,
  titles: [
    "Dark by {dusk}: {group} and winter in {place}",
    "A marketing year for {group} in {place}, {st}",
    "Long evenings, short days: {group} in {place}",
    "Planning {place} by daylight: notes for {group}",
    "When {place} has time: a calendar for {group}",
    "The evening hours of {place}: a plan for {group}",
  ],
  descriptions: [
    "In December the sun sets in {place} at {dusk}, in June at {juneDusk}. What that means for the hours, ads and appointments of {group}.",
    "A calendar for {group} in {place} that follows daylight: when to advertise, when to offer evenings, when to leave people alone.",
    "Day length changes what people in {place} do after work. How {group} can plan offers, hours and reminders around it.",
  ],
  openings: [
    "Marketing calendars are full of invented holidays, while the sun gets no line at all. In {place} it decides when people are outdoors, when they drive in the dark and when they have an hour to spare for {a job}.",
    "A plan made in one season is carried out in another. ~;~ {firms} in {place} that set their hours and ads in July are often surprised by November, though nothing about it was secret.",
    "The evening is the only free time that most {customers} have. ~;~ how much of it is light changes through the year in {place}, and the change can be looked up to the minute.",
    "Ask {workers} when people are home and cheerful, and they will name a different hour for every season. That knowledge belongs in the campaign settings of {a firm} in {place}, where it is seldom found.",
    "There is a week in fall when messages to {firms} in {place} change their tone. ~;~ evenings are dark, projects move indoors, and the question is no longer when but whether this year.",
    "The year of {a firm} has busy weeks, empty weeks and weeks that could be either. ~;~ in {place} the third kind is where marketing earns its keep, and daylight helps to find it.",
    "A reminder sent at the wrong hour is read and forgotten. ~;~ for {firms} in {place} a table of sunsets is a plainer guide to good hours than any study of opening rates.",
  ],
  points: [
    [
      [
        "Draw the year before you fill it",
        "Take a sheet with twelve boxes, and write last year's number of {jobs} in each. ~since~ most {firms} have two peaks and two valleys, and seldom where the owner thought.",
      ],
      [
        "Mark the weeks that could go either way",
        "Full weeks need no ads, and dead ones may not be worth them. ~so~ look for weeks in which two more {jobs} would have filled the day of {a worker}, and aim there.",
      ],
      [
        "Put the lead time on the calendar",
        "If {customers} think about {a job} for a month, the campaign for April starts in March. ~so~ write the thinking time beside each service, and move every start date forward by it.",
      ],
      [
        "Plan the quiet month as a project",
        "A slow month is the time for photos, pages and training of {workers}. ~so~ give it a list in advance, or it fills with worry and discounts.",
      ],
      [
        "Let the busy weeks pay for the slow ones",
        "Set aside a fixed part of what comes in during {season}, and spend it on the valley that follows. ~since~ {firms} that wait until the phone is silent have neither the money nor the nerve.",
      ],
      [
        "Write holidays from the customer's side",
        "The days around a holiday are bad for visits and good for reading. ~so~ send plans and estimates then, and leave the booking to the week in which {customers} are back.",
      ],
      [
        "Look at school terms, not quarters",
        "Families live by the school calendar. ~so~ put its dates for the district of {place} on the wall of {a firm}, and check every campaign against it.",
      ],
    ],
    [
      [
        "Fill the shoulder, not the peak",
        "A campaign in the weeks before {season} reaches people while {workers} still have room. ~;~ at the peak the same money only lengthens the line.",
      ],
      [
        "Give each season one message",
        "Four messages a year are as many as a small market remembers. ~so~ pick the one {job} that matters in each, and repeat it in search, mail and at the counter.",
      ],
      [
        "Keep one offer for rain",
        "Bad weather empties some calendars and fills others. ~so~ prepare a message that {a firm} can send on the morning of a washed-out day, with slots for that very week.",
      ],
      [
        "Bring next year into this one",
        "Before {a worker} leaves, ask which month would suit for the next {job}. ~;~ a penciled date halves the work of the next campaign.",
      ],
      [
        "Use the first cold or warm week",
        "The first turn of the weather reminds everybody at once of {problem}. ~so~ have the ad, the text and the slot list ready, because the wave is over in days.",
      ],
      [
        "Watch what the neighbors ask",
        "Local groups repeat the same questions every year. ~so~ note the week in which people begin to ask about {otherProblem}, and let {a firm} publish its answer ten days earlier next time.",
      ],
      [
        "Do not fight the calendar",
        "Some months are slow for every {firm} in the county. ~so~ use them to repair and to learn, and spare {customers} the third reminder.",
      ],
    ],
    [
      [
        "Move evening slots with the light",
        "When it is dark at {dusk}, an appointment at half past five feels late to some people and safe to none who drive far. Offer lunch hours and Saturday mornings in those weeks, and bring evenings back as the days grow for {customers}.",
      ],
      [
        "Use the long evenings of June",
        "With light until about {juneDusk}, many {customers} are outdoors and away from screens. ~so~ shift messages to the morning, and keep the late slots for people who would like {a worker} to come after supper.",
      ],
      [
        "Light the way in",
        "In December {customers} arrive or open the door in the dark for weeks. ~so~ check the lamp over the sign and the lettering on the van, and have {workers} carry a badge that can be read.",
      ],
      [
        "Tell people who is coming",
        "A knock after dark is unwelcome without warning. ~;~ a text with name, picture and hour of {a worker} costs nothing, and matters more in winter than in June.",
      ],
      [
        "Change the photo with the season",
        "A summer picture on the listing looks neglected in January. ~so~ keep one winter and one summer view of {a firm}, and swap them when the clocks change.",
      ],
      [
        "Set ad hours by sunset",
        "People search from the sofa once it is dark. ~;~ in winter begin the evening share of the budget around {dusk}, and in summer let it start hours later for the same {customers}.",
      ],
      [
        "Respect the tired hour",
        "Right after work people are hungry and short of patience. ~so~ send reminders for {a job} either before that hour or well after it, whichever part of the evening is free.",
      ],
    ],
    [
      [
        "Plan routes by daylight",
        "Work that needs light ends with it. ~so~ put the far {jobs}, such as those in {n2}, into the middle of the day in winter, and keep the near ones for the edges.",
      ],
      [
        "Let morning people come first",
        "Early slots are dark in winter and bright in summer. ~so~ ask {customers} once which they prefer, note it, and offer the matching end of the day without being asked.",
      ],
      [
        "Count no-shows by season",
        "Missed appointments are not spread evenly. ~but~ if dark evenings lose you more {jobs} than mornings do, overbook nothing; simply offer fewer of them.",
      ],
      [
        "Shift staff by an hour, twice a year",
        "A start that is one hour earlier in summer and later in winter often suits {workers} and {customers} alike. ~;~ announce it on the listing a week before.",
      ],
      [
        "Write the winter page in summer",
        "Pages need weeks to be found. ~so~ if you want to be seen for {problem} in the cold months, {a firm} should publish while {place} is still warm.",
      ],
      [
        "Keep messages short in busy months",
        "Nobody reads a long newsletter during {season}. ~;~ three lines with a slot and a number are enough, and {customers} thank you for them.",
      ],
      [
        "Ask for reviews in good light",
        "People take pictures and write kinder words on bright days. ~so~ plan the request for {jobs} that end before sunset, and let the message go while {the customer} still sees the result.",
      ],
    ],
    [
      [
        "Compare months with the same month",
        "Better than last month means little in a trade with seasons. ~so~ set March beside March, and judge the change in {jobs} together with the weather notes of {workers}.",
      ],
      [
        "Note the weather in the sheet",
        "One word a week is enough: wet, hot, ice. ~and~ after two years {a firm} can tell a failed campaign from a week when nobody left the house.",
      ],
      [
        "Review after the peak, while it hurts",
        "The best time to plan {season} is the week after it. ~so~ ask {workers} what they would change, write five lines, and put them where next year's plan begins.",
      ],
      [
        "Keep one control week",
        "In each season leave one ordinary week without any push. ~and~ it shows how many {customers} come by themselves, which is the number every campaign of {a firm} should be measured against.",
      ],
      [
        "Drop what only worked once",
        "A lucky week in May is not a May tradition. ~so~ repeat it once more, on purpose, and strike it from the calendar of {firms} like yours if it fails.",
      ],
      [
        "Share the calendar at the counter",
        "People who answer the phone should know what was sent, and when. ~;~ a printed month beside the phone of {a firm} prevents the question that embarrasses everyone.",
      ],
      [
        "Set next year's dates now",
        "Dates chosen in a hurry are chosen badly. ~so~ put the four campaign starts into the calendar of {workers} before the present year is over.",
      ],
    ],
  ],
  checklists: [
    [
      "Last year's {jobs}, month by month",
      "Evening slots reduced while it is dark at {dusk}",
      "One message for each season of {a firm}",
    ],
    [
      "The thinking time of {customers} beside each service",
      "Lamp, sign and badge checked before winter",
      "A list for the slow month of {workers}",
    ],
    [
      "The school calendar of {place} on the wall",
      "Ad hours of {a firm} moved with the sunset",
      "An offer ready for a day of rain",
    ],
    [
      "The week in which people begin to ask about {otherProblem}",
      "A winter and a summer picture of {a firm}",
      "A control week without any push",
    ],
    [
      "Far {jobs} in the middle of the day in winter",
      "A text with the name of {a worker} before each visit",
      "March compared with March",
    ],
    [
      "A part of the income from {season} set aside",
      "Winter pages about {problem} published in summer",
      "Five lines after each peak",
    ],
    [
      "Preferred end of the day noted for each {customer}",
      "No-shows counted by season",
      "Four start dates agreed with {workers}",
    ],
  ],
};
