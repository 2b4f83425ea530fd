import type { PlaceTexts } from "../../library";

export const PLACE_TEXTS: PlaceTexts = {
  neighbors: [
    [
      "{n1}, {n2}, {n3}: the nearest names",
      "The towns nearest to {place} are {n1} ({d1} miles), {n2} ({d2}), {n3} ({d3}) and {n4} ({d4} miles), measured in a straight line.",
    ],
    [
      "Four towns close by",
      "Measured in a straight line, {n1} lies {d1} miles {dir1} of {place} and {n2} lies {d2} miles {dir2}. {n3} and {n4} follow at {d3} and {d4} miles.",
    ],
    [
      "What lies {dir1} of {place}",
      "Go {dir1} from {place} for {d1} miles and you reach {n1}, with {p1} people. The next towns are {n2}, {d2} miles {dir2}, and {n3}, {d3} miles {dir3}.",
    ],
    [
      "Near, and less near",
      "{n1} is the closest town to {place}, {d1} miles away, and {n4} is the fourth at {d4} miles. Between them come {n2} with {p2} people and {n3} with {p3}.",
    ],
    [
      "How large the neighbors are",
      "Around {place}, {n1} has {p1} people, {n2} has {p2}, {n3} has {p3} and {n4} has {p4}. Together that is {fourSum} people, within {dMax} miles.",
    ],
    [
      "Two towns before all others",
      "{n1} and {n2} are the two towns of some size closest to {place}: {d1} and {d2} miles, with {p1} and {p2} people. The third, {n3}, is {d3} miles out.",
    ],
    [
      "The map, read aloud",
      "From {place}, {n1} is {dir1}, {n2} is {dir2}, {n3} is {dir3} and {n4} is {dir4}. The distances are {d1}, {d2}, {d3} and {d4} miles.",
    ],
  ],
  rings: [
    [
      "What 25 miles hold",
      "Within 25 miles of {place} lie {towns25} of 1,000 people or more, with {w25} people in them. Add the town itself and the sum is {all25Sum}.",
    ],
    [
      "{place} and the country around it",
      "{place} has {pop} people. The {towns25} of 1,000 people or more inside 25 miles add {w25}, which makes {all25} in all.",
    ],
    [
      "Ten miles, then fifty",
      "The first 10 miles around {place} have {towns10} with {w10} people, and the first 50 have {towns50} with {w50}.",
    ],
    [
      "From one ring to the next",
      "The first 10 miles around {place} hold {w10} people outside the town, and the first 25 hold {w25}. The difference, {ringGapSum}, lives between the two rings.",
    ],
    [
      "A count of the area",
      "Counting places of 1,000 people or more, the area around {place} has {towns10} at 10 miles, {towns25} at 25 and {towns50} at 50.",
    ],
    [
      "How thickly the area is settled",
      "{place} and the places within 10 miles have {all10Sum} people. On the 314 square miles of that circle, that is {densitySum} to the square mile.",
    ],
    [
      "Who lives within reach",
      "A circle of 25 miles around {place} takes in {all25} people, counted in places of 1,000 or more. The town itself is {share25}% of them.",
    ],
  ],
  drive: [
    [
      "The road to {n2}",
      "If a trip is assumed to average 35 miles per hour on roads 1.25 times as long as the straight line, {n2} is {drive2Sum} minutes from {place}.",
    ],
    [
      "Minutes instead of miles",
      "A straight line flatters: with an assumed detour of 1.25 and 35 miles per hour, the {d3} miles between {place} and {n3} become {drive3Sum} minutes.",
    ],
    [
      "There and back",
      "Assumed at 35 miles per hour and a detour of 1.25, a trip from {place} to {n1} takes {drive1Sum} minutes, and out and back it is {drive1} × 2 = {drive1Both} minutes.",
    ],
    [
      "What the clock says",
      "Miles are easy and minutes are useful: assuming 35 miles per hour on roads 1.25 times as long as the line, {n4} is {drive4Sum} minutes from {place}, and {n1} is {drive1}.",
    ],
    [
      "Two trips compared",
      "Assume 35 miles per hour on roads 1.25 times the straight line, and {place} to {n1} is {drive1Sum} minutes while {place} to {n3} is {drive3Sum} minutes, or {driveGapSum} more.",
    ],
    [
      "How long it takes to {n3}",
      "The map shows {d3} miles between {place} and {n3}, and on assumed roads of 1.25 times that length, at 35 miles per hour, the clock shows {drive3Sum} minutes.",
    ],
    [
      "An honest travel time",
      "Nobody drives in a straight line from {place} to {n2}, so take 1.25 for the detour and 35 miles per hour, both assumed, and the trip is {drive2Sum} minutes each way.",
    ],
  ],
  rank: [
    [
      "Where {place} stands",
      "{place} has {pop} people, {largerPart}, and its nearest place of 100,000 or more is {city}, {dcity} miles to the {dircity}.",
    ],
    [
      "{city} is {dcity} miles off",
      "The nearest place of 100,000 people or more is {city}, {dcity} miles {dircity} of {place}. It has {pcity} people, against {pop} here.",
    ],
    ["A county seat of {pop}", "{place} is the seat of its county, with {pop} people, and {largerPart}."],
    [
      "Large here, small elsewhere",
      "With {pop} people, {place} holds {share25}% of everyone who lives in it and in the places within 25 miles, and {largerPart}.",
    ],
    [
      "Between small towns and {city}",
      "{place} has {pop} people, {n1} has {p1}, and {city}, {dcity} miles away, has {pcity}.",
    ],
    [
      "The pull of {city}",
      "{city} lies {dcity} miles {dircity} of {place}. At an assumed 35 miles per hour and a detour of 1.25, that is a drive of {driveCitySum} minutes.",
    ],
    [
      "What size does to a market",
      "At {pop} people, {place} is neither a village nor a metropolis: {largerPart}. The next place of 100,000 or more is {city}, {dcity} miles {dircity}.",
    ],
  ],
  daylight: [
    ["Sunset at {dusk}", "On December 21 the sun sets in {place} at {dusk}, and on June 21 at {juneDusk}."],
    [
      "{decDay} of light",
      "The shortest day in {place} has {decDay} of daylight, and the longest has {juneDay}. On the short one the sun is gone by {dusk}.",
    ],
    [
      "Dark before closing time",
      "In the third week of December it grows dark in {place} at {dusk}. In the third week of June the sun stays until {juneDusk}.",
    ],
    [
      "Two evenings, half a year apart",
      "An evening appointment in {place} looks different twice a year: sunset is at {juneDusk} around June 21 and at {dusk} around December 21.",
    ],
    [
      "What the latitude does",
      "{place} lies at latitude {latitude}. That gives {juneDay} of daylight on June 21 and {decDay} on December 21, with sunset at {dusk}.",
    ],
    [
      "The light after work",
      "On June 21 daylight lasts in {place} until {juneDusk}; on December 21 it ends at {dusk}. The day is then {lightGapSum} minutes shorter.",
    ],
    [
      "When the evening begins",
      "The sun sets over {place} at {dusk} on the shortest day, after {decDay}. By late June it sets at {juneDusk}.",
    ],
  ],
  households: [
    [
      "About {hh} households",
      "{place} has {pop} people. At an assumed 2.5 people to a household, that is {hhSum} households.",
    ],
    [
      "Doors, not heads",
      "Divide the {pop} people of {place} by an assumed 2.5 to a household, and {hhSum} doors remain.",
    ],
    [
      "The households within 10 miles",
      "{place} and the places within 10 miles have {all10Sum} people. With 2.5 to a household, an assumption, that is {hh10Sum} households.",
    ],
    [
      "How many doors there are",
      "Assume 2.5 people behind each door, and {place} has {hhSum} households while {n1} has {hhN1Sum}.",
    ],
    [
      "{place} by the mailbox",
      "Counted by mailbox, {place} is smaller than it sounds: {hhSum} households, if we assume 2.5 people in each.",
    ],
    [
      "The size of the town in homes",
      "A town of {pop} people is a town of {hhSum} homes, as long as 2.5 people to a home is a fair assumption for {place}.",
    ],
    [
      "Homes here, homes next door",
      "With 2.5 people assumed for each home, {place} has {hhSum} and {n2} has {hhN2Sum}.",
    ],
  ],
};
