import { memo } from 'react';

/** The paper under the field: mountains, mist, a red sun, water in a corner. It fills whatever room there is. */
export const Scenery = memo(function Scenery() {
  return (
    <svg className="sen-scenery" viewBox="-373 -254 746 464" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="sen-paper" cx=".46" cy=".42" r=".75">
          <stop offset="0" stopColor="#fbf4e2" />
          <stop offset=".6" stopColor="#efe2c3" />
          <stop offset="1" stopColor="#d6c294" />
        </radialGradient>
        <linearGradient id="sen-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".2" stopColor="#6f6a58" stopOpacity=".34" />
          <stop offset="1" stopColor="#6f6a58" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="sen-near" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8c8463" stopOpacity=".4" />
          <stop offset="1" stopColor="#8c8463" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="sen-water" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#9cc0c6" />
          <stop offset="1" stopColor="#4c8593" />
        </linearGradient>
        <pattern id="sen-waves" width="40" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M0 20a20 20 0 0 1 40 0M8 20a12 12 0 0 1 24 0M15 20a5 5 0 0 1 10 0M-20 10a20 20 0 0 1 40 0M20 10a20 20 0 0 1 40 0"
            fill="none"
            stroke="#eaf4f2"
            strokeWidth="1.4"
            opacity=".55"
          />
        </pattern>
      </defs>
      <rect x="-373" y="-254" width="746" height="464" fill="url(#sen-paper)" />
      <circle cx="224" cy="-180" r="72" fill="#d2513a" opacity=".62" />
      <path
        d="M-373-115-313-161-246-208-194-166-127-194-37-133 60-170 164-129 269-184 373-129V-22H-373z"
        fill="url(#sen-far)"
      />
      <path d="M-280-184-246-208-216-183l-12 6-10-8-12 10-10-8z" fill="#fffaf0" opacity=".75" />
      <path d="M-373-68Q-224-129-60-82T373-101V52H-373z" fill="url(#sen-near)" />
      <g fill="#fffaf0" opacity=".6">
        <path d="M-373-99q90-16 194 0t149 4h-224q-60 14-119 4z" />
        <path d="M373-82q-75-14-164 2t-119 2h179q52 12 104 2z" />
      </g>
      <path d="M373-50C298-36 269 6 254 62S149 164 119 210H373z" fill="url(#sen-water)" />
      <path d="M373-50C298-36 269 6 254 62S149 164 119 210H373z" fill="url(#sen-waves)" />
      <path d="M373-50C298-36 269 6 254 62S149 164 119 210" fill="none" stroke="#fffaf0" strokeWidth="5" opacity=".7" />
      <path
        d="M-149-222q6-6 12 0q6-6 12 0M-116-233q5-5 10 0q5-5 10 0M90-226q5-5 10 0q5-5 10 0"
        fill="none"
        stroke="#6b5c3a"
        strokeWidth="1.5"
        opacity=".4"
      />
    </svg>
  );
});
