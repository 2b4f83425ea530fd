import type { Topic } from "../../library";

export const rankMap: Topic = {
  id: "rank-by-distance",
  name: "Rank by distance",
  travelersOnly: false,
  category: null,
  titles: [
    "Found in {place}, missing in {n1}? How to check",
    "A rank map for {group} in {place}, {st}",
    "Where {place} stops finding {group}",
    "What {group} rank for, mile by mile, in {place}",
    "One rank is not enough: {group} in {place}",
    "From {place} to {n2}: reading a local rank map",
  ],
  descriptions: [
    "Local results change with every mile. How {group} in {place} can measure their rank from {n1} to {n2}, read the pattern and fix one thing at a time.",
    "A plan for {group} in {place}: where to measure, which search to use, and what a weak spot near {n1} means.",
    "Your rank at the desk is not your rank in {n2}. A measuring plan for {group} around {place}, with distances and a worked sum.",
  ],
  openings: [
    "First place on your own phone is a flattering mirror. Walk a mile out of {place} and the list changes; drive to {n1} and {a firm} that was first may not be listed at all.",
    "Local rank is a surface, not a number. ~and~ it has a hill around your door in {place}, slopes in every direction, and sometimes a cliff that has a cause you can find.",
    "Two people search “{s1}” at the same minute, one in {place} and one in {n2}. ~and~ they see different lists, and neither list is wrong, because nearness is part of how local results are chosen.",
    "Most reports give {a firm} one position for each search. ~;~ that figure is an average of streets where you win and streets where nobody sees you, and an average cannot be repaired.",
    "If calls from {n1} have thinned out, the cause may be a rank that fades with distance. ~and~ it may also be something simpler, and a map tells the two apart in an evening.",
    "Before paying for more pages, find out where the present ones stop working. ~;~ for {firms} in {place} that takes one search phrase, a grid of points and some patience.",
    "{a customer} in {n3} never sees the position you see at the office. ~;~ measuring from where {customers} stand is dull work, but it replaces a good deal of guessing.",
  ],
  points: [
    [
      [
        "Choose the search that pays",
        "Measure the words people type when they are ready to call, such as “{s1}”. ~since~ a search for your own name will look perfect everywhere, and it tells {a firm} nothing about strangers.",
      ],
      [
        "Measure two kinds of search apart",
        "“{s1}” and “{s2}” are separate contests. ~;~ the first rewards nearness, the second rewards pages that explain, so draw one map for each and never add them up for {a firm} with both kinds of work.",
      ],
      [
        "Put the grid where people live",
        "A square of points over empty fields wastes half of the effort. ~so~ place points in {place}, {n1} and {n2} first, then along the road between them, since that is where {customers} hold their phones.",
      ],
      [
        "Measure at one hour of the day",
        "A listing that is closed can slip behind one that is open. ~so~ pick an hour when {customers} search and you are open, and keep it for every later map.",
      ],
      [
        "Take the first map before any change",
        "A map drawn after the work proves nothing. ~so~ save one as it is today, with the date, before anyone at {a firm} touches a title or a category.",
      ],
      [
        "Use a clean browser or a tool",
        "Your own phone knows where you work and what you clicked. Either search signed out with the location set by hand, or let [PixlSEO](/pixlseo) do it from points across the map, and compare like with like for all {firms}.",
      ],
      [
        "Note who stands above you",
        "A position without names is half a finding. At each weak point write down the first three {firms}; the same two names usually fill most of the list.",
      ],
    ],
    [
      [
        "Look at the slope, not at the peak",
        "Being first at your own door is no achievement. ~;~ what counts is how fast the position drops on the way to {n1}, because that slope shows how much authority {a firm} has beyond its street.",
      ],
      [
        "Compare weekdays with weekends",
        "Some rivals close on Saturday, and the list reshuffles. ~so~ if {customers} search for {problem} on weekends, a second map for that day can show an opening that the weekday map hides.",
      ],
      [
        "Keep the number of points small",
        "A dozen well-placed points that you repeat each month are worth more than a hundred measured once. ~;~ {firms} that begin too large rarely draw the second map.",
      ],
      [
        "Write the grid down in words",
        "A corner in {n2} described by its two street names is a point that anyone can find again. ~;~ descriptions outlive tools, and a new colleague at {a firm} can repeat the round without training.",
      ],
      [
        "Separate the map pack from the links",
        "The box with the map and the plain results below it follow different rules. ~so~ record both, because {a firm} can be strong in one and absent from the other at the same spot.",
      ],
      [
        "Ask a person at the far end",
        "A friend or {a customer} in {n3} with a phone will read you the list for free. ~;~ one real reading from there corrects a good many assumptions made at the desk.",
      ],
      [
        "Count only what changes a decision",
        "Fourth and sixth place bring about the same number of calls. ~so~ mark points as seen, nearly seen and unseen, and let {a firm} spend its time on the middle group.",
      ],
    ],
    [
      [
        "A sharp edge has one cause",
        "When the position falls from second to fifteenth within a mile, a rival or a wrong fact is usually behind it. ~so~ open the listing that wins beyond the edge, and compare its category, hours and newest review with yours as {a firm}.",
      ],
      [
        "A gentle fade is ordinary",
        "Positions that sink slowly toward {n1}, {d1} miles out, show distance at work. Fighting that fade everywhere is costly; choose one direction where {customers} are worth more and leave the others.",
      ],
      [
        "A hole near the door means bad data",
        "Weakness close to home, with strength farther off, points to the listing itself. ~so~ check the pin, the address and any old listing under a former name before {a worker} writes a single new page.",
      ],
      [
        "Weak everywhere means the wrong words",
        "If no point shows you in the first ten, the search engine may not know what kind of work {a firm} does. ~so~ look at the primary category and at the first heading of the page, in that order.",
      ],
      [
        "Strong in one town only is a clue",
        "When {n2} ranks well for no obvious reason, find the reason. ~;~ a local link, a run of reviews or one good article about {a job} there can often be repeated in the next town.",
      ],
      [
        "Two listings can share one weakness",
        "Old partners, moved offices and departments create duplicates that split the signals. ~so~ search every phone number that {a firm} ever had, and merge what turns up.",
      ],
      [
        "Fast movement is noise",
        "Positions jump by two or three from day to day without any cause that you can influence. ~so~ wait for two maps in a row before {a firm} calls anything a trend.",
      ],
    ],
    [
      [
        "Correct the category first",
        "The primary category decides which searches you may appear in at all. ~so~ choose the narrowest one that fits most of your {jobs}, change it once, and give it some weeks.",
      ],
      [
        "Earn a mention in the weak town",
        "A school program, a club or a supplier in {n1} that links to you tells the search engine more than another page of yours would. ~so~ sponsor something that your {workers} would attend anyway.",
      ],
      [
        "Write for the weak spot, once",
        "If {n2} is pale on the map and {customers} there are welcome, give it one page with real work in it. One is enough; a family of near copies can harm the good page.",
      ],
      [
        "Ask for reviews along the slope",
        "Reviews from {customers} on the way to {n1} support the places where the position begins to fade. ~so~ ask soon after {a job}, by text, with the direct link.",
      ],
      [
        "Refresh photos where you want to grow",
        "Listings with recent pictures get more taps, and taps matter. ~so~ have {workers} add one photo a week, such as {proof}, taken in the town where the map is weak.",
      ],
      [
        "Make the hours true",
        "Wrong hours cost rank when you are shown as closed, and they cost trust when you are not. ~so~ include holidays and the late evenings that {firms} keep during {season}.",
      ],
      [
        "Buy the clicks you cannot earn yet",
        "Where the map is weakest, a small ad for “{s1}” can bridge the months until the page works. ~so~ limit it to those towns, so that {a firm} does not pay for streets it already owns.",
      ],
    ],
    [
      [
        "Change one thing a month",
        "If category, title and photos change in one afternoon, nobody learns which of them helped. ~;~ a slower order lets {a firm} repeat what worked in the next town.",
      ],
      [
        "Set calls beside positions",
        "A better map with the same number of {jobs} is a hobby. ~so~ mark the addresses of new work on the same sheet, and look for towns where position and calls part ways.",
      ],
      [
        "Stop when the slope is fair",
        "Past a certain distance somebody else is closer, and deserves to be first. ~so~ decide at which town you stop, tell the {workers}, and spend the saved hours on service.",
      ],
      [
        "Keep every map in one folder",
        "A year of maps settles arguments that memory cannot. ~so~ name the files by date and search, and put a line about what {a firm} changed that month beside each.",
      ],
      [
        "Do not chase a single rival",
        "Firms that copy a neighbor's listing word for word inherit its mistakes. ~so~ learn from the gap, then describe {jobs} in your own way.",
      ],
      [
        "Expect a delay of weeks",
        "Changes to a listing can show within days, and pages take longer. ~so~ judge neither before a month has passed, and avoid {season}, when everybody's numbers move.",
      ],
      [
        "Tell the team what the map says",
        "People who answer the phone know why {n1} went quiet, if they are asked. ~;~ five minutes with the map at the Monday meeting of {a firm} often explains more than the tool does.",
      ],
    ],
  ],
  checklists: [
    [
      "One search that brings paying {customers}, written down word for word",
      "Points in {place}, {n1} and {n2}, described in words",
      "The first map, saved with its date before any change",
    ],
    [
      "The hour of measuring, kept the same for every map",
      "The three {firms} that win most weak points",
      "The primary category, compared with theirs",
    ],
    [
      "A separate map for “{s2}”",
      "Every phone number {a firm} ever used, searched once",
      "The town at which you stop trying",
    ],
    [
      "A reading by someone who stands in {n3}",
      "Points marked as seen, nearly seen or unseen by {customers}",
      "One change for this month, with its reason",
    ],
    [
      "The pin of {a firm} checked on the satellite view",
      "Hours for holidays and for {season}",
      "A day in the calendar for the next map",
    ],
    [
      "Last quarter's {jobs} marked on the same map",
      "One local mention to earn in {n1}",
      "The rule for when a change counts as a trend",
    ],
    [
      "The map box and the plain links, recorded apart for “{s1}”",
      "Five reviews to ask for on the road to {n2}",
      "A folder in which every map stays",
    ],
  ],
};
