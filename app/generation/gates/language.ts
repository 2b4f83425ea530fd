/** What a text must not say, with the words that staff see. */
type Rule = readonly [pattern: RegExp, label: string];

const LEAKS: readonly Rule[] = [
  [/\bas an? (?:AI|artificial|language model|assistant)\b/i, "speaks as a machine"],
  [
    /\b(?:language model|knowledge cutoff|training data|my (?:instructions|guidelines|programming))\b/i,
    "speaks as a machine",
  ],
  [
    /\bI(?: am|['’]m) (?:sorry|unable)\b|\bI (?:cannot|can['’]t) (?:help|provide|write|comply|assist)\b/i,
    "refuses",
  ],
  [
    /\b(?:here(?: is|['’]s) (?:the|your|a|an) (?:\w+ ){0,3}(?:article|post|draft|revision|version|blog|JSON)|certainly!|sure[,!] here|of course! here|I hope this helps)/i,
    "talks to the client",
  ],
  [
    /\b(?:as requested|per your (?:request|instructions)|word count:|target keywords?:|you are an? (?:expert|helpful|seo|professional)|system prompt|the prompt|the brief (?:says|asks|requires))/i,
    "repeats its instructions",
  ],
  [
    /^\s*(?:Title|Meta Description|Article Type|Category|Slug|Keywords?|Heading|Introduction|Conclusion):/im,
    "has an editor line",
  ],
  [/\{\{|\}\}|\$\{|<\||\|>|\[\/?INST\]|<\/?(?:s|system|user|assistant)>/i, "has template marks"],
  [/\{[a-z]\w*(?: \w+)?\}/i, "has an empty placeholder"],
  [
    /\[(?:insert|your|company|city|business|name|phone|link|add|todo)\b[^\]]*\](?!\()/i,
    "has an empty placeholder",
  ],
  [/\b(?:undefined|NaN)\b|\[object Object\]|\blorem ipsum\b|\bTODO\b|\bTBD\b/, "has debris of a program"],
  [/"(?:title|content|keyPoints|metaDescription)"\s*:/, "has raw output"],
];

const CLAIMS: readonly Rule[] = [
  [/(?<!\b(?:no|not a|never|without|without a) )\bguarantee[sd]?\b(?! nothing)/i, "a guarantee"],
  [
    /#\s?1\b|\bnumber[- ]one (?:firm|company|choice|provider|rated|agency|in|for)\b|\b(?:no|nr)\. ?1\b/i,
    "first place",
  ],
  [
    /\b(?:the (?:best|leading|top|finest|most trusted)|top-rated|award-winning|world-class|industry-leading|unbeatable|unmatched) (?:\w+ )?(?:company|firm|provider|agency|service|platform|solution|practice|team|dentists?|lawyers?|plumbers?|roofers?)\b/i,
    "a superlative",
  ],
  [/\b(?:world-class|award-winning|industry-leading|best-in-class|unbeatable|unmatched)\b/i, "a superlative"],
  [/\b100 ?%|\brisk[- ]free\b|\bno risk\b|\bzero risk\b|\bfoolproof\b|\bfail-?safe\b/i, "no risk"],
  [
    /\b(?:cures (?!both)|will cure|can cure|heals? your|painless|pain-free|no side effects|clinically proven|medically proven|eliminates? (?:your )?pain|permanent relief)\b/i,
    "a medical promise",
  ],
  [
    /\b(?:win your case|we will win|winning outcome|avoid (?:jail|probate entirely)|full custody is|maximum (?:settlement|compensation)|get you (?:full )?custody)\b/i,
    "a legal promise",
  ],
  [
    /\b(?:will|shall) (?:rank (?:first|number one|at the top)|double|triple|skyrocket|explode)\b|\b(?:double|triple|10x) your (?:sales|leads|revenue|business|income|calls)\b/i,
    "a promised result",
  ],
  [/\b(?:the|our|with) (?:lowest|cheapest) prices?\b|\bbeat any price\b|\bcheapest in\b/i, "a price claim"],
  [
    /\b(?:studies|research|surveys|experts|statistics|data) (?:show|shows|prove|proves|say|agree|suggest|suggests)\b|\bscientifically proven\b|\bproven to\b/i,
    "an unnamed source",
  ],
  [
    /\b(?:act now|limited time only|don['’]t miss out|once in a lifetime|hurry!|before it['’]s too late)\b/i,
    "pressure",
  ],
  [
    /\b(?:in today['’]s (?:fast-paced|digital|competitive)|game[- ]chang\w+|unlock the (?:power|potential|secrets?)|take your business to the next level|supercharge|revolutioni[sz]e|skyrocket|seamless(?:ly)?|cutting-edge|delve into|dive deep|look no further|elevate your)\b/i,
    "hype",
  ],
  [
    /\b(?:get rich|passive income|instant results|overnight success|results overnight|secret formula)\b/i,
    "a promised result",
  ],
];

export function leaksIn(text: string): string[] {
  return findings(text, LEAKS);
}

export function bannedClaimsIn(text: string): string[] {
  return findings(text, CLAIMS);
}

function findings(text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(([pattern, label]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${label} (${found.trim()})`];
  });
}
