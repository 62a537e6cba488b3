/**
 * plain: the simplest dice reader for Tableside. It prints one line a roll, such as 3146, and knows nothing
 * else.
 *
 * As it is, a push button between pin 2 and GND sends a random throw, so that the cable can be tried before
 * there is a sensor. A wire that touches GND for a moment does as well.
 */

/** How many dice a throw has. */
const uint8_t DICE = 4;

const uint8_t BUTTON = 2;

/** A button bounces this long, in milliseconds. */
const uint32_t BOUNCE = 30;

/** True once for every press of the button. */
bool pressed() {
  static bool down = false;
  static uint32_t since = 0;
  const uint32_t now = millis();
  const bool reads = digitalRead(BUTTON) == LOW;
  if (reads == down) since = now;
  if ((uint32_t)(now - since) < BOUNCE) return false;
  since = now;
  down = reads;
  return down;
}

// ---- Replace this function by your own --------------------------------------------------------------------

/**
 * Looks for a new throw; called all the time. When the dice have come to rest it fills in what they show,
 * each 1 to 6 and in any order, and answers true: once a throw. Otherwise it answers false.
 */
bool readDice(uint8_t faces[DICE]) {
  if (!pressed()) return false;
  // The moment of the press is the chance.
  randomSeed(micros());
  for (uint8_t at = 0; at < DICE; ++at) faces[at] = (uint8_t)random(1, 7);
  return true;
}

// -----------------------------------------------------------------------------------------------------------

void setup() {
  pinMode(BUTTON, INPUT_PULLUP);
  Serial.begin(115200);
}

void loop() {
  uint8_t faces[DICE];
  if (!readDice(faces)) return;
  for (uint8_t at = 0; at < DICE; ++at) Serial.print(faces[at]);
  Serial.println();
}
