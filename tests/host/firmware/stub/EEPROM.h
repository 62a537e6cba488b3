/** The memory of a board that outlives its power; in a file here. */
#ifndef EEPROM_H
#define EEPROM_H

#include <stdint.h>

struct EEPROMClass {
  uint8_t read(int address);
  void update(int address, uint8_t value);
};

extern EEPROMClass EEPROM;

#endif
