import type { PlaceTexts } from "../../library";

/** What is said comes first; the sum that it follows from stands in brackets. */
export const PLACE_TEXTS: PlaceTexts = {
  neighbors: [
    "The towns nearest to {place} are {n1} at {d1} miles, {n2} at {d2}, {n3} at {d3} and {n4} at {d4}, all measured in a straight line.",
    "In a straight line, {n1} lies {d1} miles {dir1} of {place} and {n2} lies {d2} miles {dir2}, with {n3} and {n4} following at {d3} and {d4} miles.",
    "Go {dir1} from {place} for {d1} miles and you reach {n1}, which has {p1} people; the next towns are {n2}, {d2} miles {dir2}, and {n3}, {d3} miles {dir3}.",
    "The closest town to {place} is {n1}, {d1} miles away with {p1} people, and before you reach {n4}, {d4} miles out, there are also {n2} with {p2} and {n3} with {p3}.",
    "The four towns nearest to {place} are {n1} with {p1} people, {n2} with {p2}, {n3} with {p3} and {n4} with {p4}, and together that is {fourSum} people within {dMax} miles.",
    "{n1} and {n2} come first on any map of {place}: they are {d1} and {d2} miles away and have {p1} and {p2} people, while the third, {n3}, is {d3} miles out.",
    "Seen from {place}, {n1} lies to the {dir1} at {d1} miles, {n2} to the {dir2} at {d2}, {n3} to the {dir3} at {d3} and {n4} to the {dir4} at {d4}.",
  ],
  rings: [
    "Within 25 miles of {place} the map shows {towns25} of 1,000 people or more, with {w25} people in all; add the town itself and you have {all25Sum}.",
    "To the {pop} people of {place} the places of 1,000 or more inside 25 miles add another {w25}, which makes {all25} in all.",
    "A circle of 10 miles around {place} takes in {towns10} with {w10} people, and one of 50 miles takes in {towns50} with {w50}.",
    "Draw a circle of 10 miles around {place} and it holds {w10} people outside the town; draw one of 25 miles and it holds {w25}, so that {ringGapSum} live between the two.",
    "Counting only places of 1,000 people or more, the map around {place} shows {towns10} within 10 miles and {towns25} within 25.",
    "{place} and the places within 10 miles have {all10Sum} people; spread over the 314 square miles of that circle, that is {densitySum} to the square mile.",
    "A circle of 25 miles around {place} takes in {all25} people, counted in places of 1,000 or more, and the town itself accounts for {share25}% of them.",
  ],
  drive: [
    "{n2} is about {drive2} minutes from {place}, assuming a road 1.25 times as long as the straight line and an average of 35 miles per hour ({drive2Sum}).",
    "The {d3} miles between {place} and {n3} are a straight line; assume a road 1.25 times as long and 35 miles per hour, and they become about {drive3} minutes ({drive3Sum}).",
    "A trip from {place} to {n1} and back takes about {drive1} × 2 = {drive1Both} minutes, assuming 35 miles per hour on roads 1.25 times the straight line ({drive1Sum} each way).",
    "Assume 35 miles per hour on roads 1.25 times as long as the line on the map: {n1} is then about {drive1} minutes from {place}, and {n4}, the fourth of its neighbors, about {drive4} ({drive4Sum}).",
    "From {place} it takes about {drive1} minutes to {n1} and {drive3} minutes to {n3}, if roads are assumed to be 1.25 times the straight line and traffic to average 35 miles per hour ({drive3Sum}).",
    "Between {place} and {n3} the map shows {d3} miles; on assumed roads of 1.25 times that length, at 35 miles per hour, the clock shows about {drive3} minutes ({drive3Sum}).",
    "Nobody drives from {place} to {n2} in a straight line. With an assumed detour of 1.25 and 35 miles per hour, the {d2} miles become {drive2} minutes each way ({drive2Sum}).",
  ],
  rank: [
    "{place} has {pop} people, {largerPart}, and the nearest place of 100,000 or more is {city}, {dcity} miles to the {dircity}.",
    "The nearest place of 100,000 people or more is {city}, {dcity} miles {dircity} of {place}; it has {pcity} people, against {pop} here.",
    "{place} is the seat of its county and has {pop} people, and {largerPart}.",
    "With {pop} people, {place} holds {share25}% of everyone counted within 25 miles, and {largerPart}.",
    "{place} has {pop} people, {n1} has {p1}, and {city}, {dcity} miles away, has {pcity}.",
    "It is {dcity} miles from {place} to {city}, the nearest place of 100,000 people or more, while {n1} is {d1} miles away and has {p1}.",
    "With {pop} people, {place} is neither a village nor a metropolis; {largerPart}, and the next place of 100,000 or more is {city}, {dcity} miles {dircity}.",
  ],
  daylight: [
    "On December 21 the sun sets in {place} at {dusk}, and on June 21 it stays until {juneDusk}.",
    "The shortest day in {place} has {decDay} of daylight and the longest {juneDay}; on the short one the sun is gone by {dusk}.",
    "In the third week of December it grows dark in {place} at {dusk}, while in the third week of June the sun stays until {juneDusk}.",
    "An evening appointment in {place} looks different twice a year, since sunset is at {juneDusk} around June 21 and at {dusk} around December 21.",
    "{place} lies at latitude {latitude}, which gives it {juneDay} of daylight on June 21 and {decDay} on December 21, with sunset at {dusk}.",
    "On June 21 daylight lasts in {place} until {juneDusk}; on December 21 it ends at {dusk}, after no more than {decDay}.",
    "The sun sets over {place} at {dusk} on the shortest day, after {decDay} of light, and in late June it sets at {juneDusk}.",
  ],
  households: [
    "{place} has about {hh} households, if we assume 2.5 people in each ({hhSum}).",
    "Counted in doors rather than heads, {place} comes to about {hh} households, assuming 2.5 people in each ({hhSum}).",
    "{place} and the places within 10 miles have {all10Sum} people, or about {hh10} households at an assumed 2.5 people in each ({hh10Sum}).",
    "Assume 2.5 people behind each door, and {place} has {hhSum} households while {n1} has {hhN1Sum}.",
    "A mailing list sees {place} as about {hh} households, assuming 2.5 people in each ({hhSum}).",
    "There are about {hh} homes in {place}, as long as an assumed 2.5 people to a home is fair ({hhSum}).",
    "With 2.5 people assumed for each home, {place} has {hhSum} homes and {n2} has {hhN2Sum}.",
  ],
};
