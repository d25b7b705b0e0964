const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words too common in speech or notes to be compared. */
export const stopWords = set(`
a an the and or but if then than so as at by for from in into of off on onto out over to up down with without within about
after before during while when where which who whom whose what why how that this these those there here it its they them
their theirs he him his she her hers we us our you your yours i me my mine is are was were be been being am do does did done
doing have has had having will would shall should can could may might must not no nor none any some all both each every few
more most much many other another such only own same too very just also still again once ever never always now today
currently recently yet already because since until per via etc one ones thing things lot bit little kind sort go goes going
went come comes came get gets got getting make makes made let lets take takes took taken use uses okay ok yeah yes well
really actually think know mean see look looks like say said says tell want wan na gon um uh oh right alright sure good great
time times way back day days week weeks month months year years hour hours minute minutes ago last next first new old
patient patients pt mr mrs ms dr doctor miss reports report reported reporting denies deny denied endorses endorse endorsed
states state stated notes note noted describes described complains complain presents present presented presenting presentation
visit clinic evaluation evaluate evaluated follow followup history medical advised advise recommended recommend recommendation
discussed discuss encouraged instructed counseled educated explained plan continue continued continues reasoning treatment
treatments additional testing education counseling specialist referrals referral examination exam physical findings finding
review systems reviewed results result reveals reveal revealed demonstrates demonstrate demonstrated showed shows show chief
complaint agreement agreements understands understand agrees agree regarding feels feel feeling felt experiencing experiences
experience experienced taking overall ongoing current previously prior due secondary associated significant significantly
approximately about around male female man woman year-old yo gentleman pleasant acute chronic bilateral bilaterally left
constitutional neurological neurologic respiratory cardiovascular gastrointestinal musculoskeletal integumentary psychiatric
cv gi gu msk heent ros hpi pe skin general vitals vital signs sign symptoms symptom condition conditions issue issues problem
problems office including include includes well-developed further upon however although though therefore also been`);

/** Words that deny what follows them in their clause: "no fever". `isDenied` has the exceptions. */
export const negations = set(
  "no not never without denies deny denied denying none neither nor cannot absence non absent negative free lacks lack unable nothing",
);
/** Words that end the reach of a negation: what follows "but" in "no fever but a cough" is not denied. */
export const negationStops = set(
  "but except however although though because since which who then yes reports reported endorses endorsed states complains admits positive until while causing due has only just instead rather",
);
/** Words that make a statement uncertain. */
export const hedges =
  set(`likely unlikely probable probably possible possibly suspect suspects suspected suspicion suspicious may
might could appears appear appeared seem seems seemed think thinks thought believe believes feel presumed presumably presumptive maybe
perhaps potential potentially suggest suggests suggestive suggested concern concerns concerned concerning worried question
questionable differential guess wonder wondering consider considered rule consistent sounds hopefully hope assess evaluate`);
/** Hedges strong enough to make a single term close to them uncertain. */
export const strongHedges = set(
  "likely unlikely probable probably possible possibly suspect suspected suspicion suspicious may might could appears seems think believe presumed maybe perhaps potential potentially concern concerned concerning worried wonder wondering suggests suggestive looks",
);
/** Words that open a condition for an order or a piece of advice. */
export const conditionals = set("if unless should otherwise once when whenever until");
