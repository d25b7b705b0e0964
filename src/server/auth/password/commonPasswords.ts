/**
 * Frequently leaked passwords, and ones that are easy to guess here (the product, medicine, recent years), in lower
 * case, to be compared regardless of case. Listed are only those that `passwordFaults` would accept under the default
 * rule with an uppercase letter: it refuses all others anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password1 password12 password123 password1234 password01 password2 password11 passw0rd passw0rd1 p@ssw0rd p@ssw0rd1 p@ssword1
   qwerty123 qwerty12 qwerty1234 qwertyuiop1 qwerty12345 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx abc12345 abcd1234 abcdef12
   abc123456 a1234567 a12345678 aa123456 aa12345678 asdf1234 asdfgh12 welcome1 welcome12 welcome123 welcome2 letmein1 letmein123
   iloveyou1 iloveyou2 sunshine1 princess1 football1 baseball1 monkey123 dragon123 michael1 jennifer1 superman1 batman123 trustno1
   charlie1 jordan23 liverpool1 changeme1 changeme123 admin123 admin1234 administrator1 test1234 testing123 summer2024 summer2025
   winter2024 winter2025 spring2025 doctor123 hospital1 hospital123 nurse123 medical1 medical123 clinic123 chartside1 chartside123
   computer1 internet1 starwars1 whatever1 freedom1 shadow123 master123 hello123 hello1234 pass1234 pa55word pa55w0rd secret123`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
